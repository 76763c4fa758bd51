import { graphql } from 'gatsby';
import { Section, SectionHead } from '../../ui/section';
import type { FiguresContent } from './definition';

/** Numbers with a sentence each. */
export default function FiguresSection({ content }: { content: FiguresContent }) {
  const { anchor, title, intro, figures } = content;
  const isEven = figures.length === 2 || figures.length === 4;
  return (
    <Section id={anchor} tone="sunken">
      <div className="page-container">
        <SectionHead section={anchor} title={title} intro={intro} isWide />
        <ul
          className={`figure-list mt-head grid gap-x-gutter gap-y-10 md:grid-cols-2 ${isEven ? '' : 'lg:grid-cols-3'}`.trim()}
          data-columns={isEven ? 2 : 3}
        >
          {figures.map(({ value, text }, index) => (
            <li key={index} className="relative min-w-0 border-t border-quiet-line pt-5 wrap-anywhere">
              <p className="font-display text-closing font-semibold">{value}</p>
              <p className="mt-4 max-w-[24em] text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment FiguresSection on Figures {
    ...FiguresFields
  }
`;
