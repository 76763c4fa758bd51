import { withPrefix } from '../hooks/navigation/router';
import { AnimatedCheck } from '../ui/animated-check';
import { ContactLinks } from '../ui/contact-links';
import { ErrorBoundary } from '../ui/error-boundary';
import { FoldEdge } from '../ui/fold-edge';
import { Icon } from '../ui/icon';
import { Image } from '../ui/image';
import { Prose, type ProseNode } from '../ui/prose';
import { Section, SectionHead } from '../ui/section';
import { type Examples, longText, Row, shape } from './example';

/** Starts with the note. A part that throws would be reported in the console. */
class FailedBoundary extends ErrorBoundary {
  override state = { hasFailed: true };
}

// The same element in every render: the boundary retries when its children change.
const part = <p>The part is here again.</p>;

const image = withPrefix('/icon-512.png');

const entries: ProseNode[] = ['One', 'Two', longText].map((text) => ({ tag: 'li', children: [text] }));

const prose: ProseNode[] = [
  { tag: 'h2', children: ['A heading of level 2'] },
  {
    tag: 'p',
    children: [
      'Words, ',
      { tag: 'strong', children: ['bold'] },
      ', ',
      { tag: 'em', children: ['emphasised'] },
      ', ',
      { tag: 'code', children: ['code'] },
      { tag: 'br' },
      { tag: 'a', index: 0, children: ['and a link'] },
    ],
  },
  { tag: 'h3', children: ['A heading of level 3'] },
  { tag: 'ul', children: entries },
  { tag: 'h4', children: ['A heading of level 4'] },
  { tag: 'ol', start: 9, children: entries },
  { tag: 'h5', children: ['A heading of level 5'] },
  { tag: 'blockquote', children: [{ tag: 'p', children: [longText] }] },
  { tag: 'pre', children: ['if (code) {\n  wrap(lines);\n}'] },
  { tag: 'hr' },
  { tag: 'figure', index: 0, children: ['A caption'] },
];

export const contentExamples: Examples = {
  AnimatedCheck,
  ContactLinks: () => (
    <Row>
      <ContactLinks phone="+44 20 7946 0000" email="hello@studio.example" />
    </Row>
  ),
  ErrorBoundary: () =>
    (['header', 'div'] as const).map((as) => (
      <FailedBoundary key={as} as={as} labels={{ partFailed: 'This part failed.', tryAgain: 'Try again' }}>
        {part}
      </FailedBoundary>
    )),
  FoldEdge: () => (
    <div className="inverse relative py-24">
      <FoldEdge />
    </div>
  ),
  Icon: () => (
    <Row>
      <Icon icon={shape} className="size-8" />
      <Icon icon={shape} isSolid className="size-8 text-accent" />
    </Row>
  ),
  Image: () => (
    <Row>
      <Image src={image} alt="The mark" sizes="8rem" className="w-32" />
      <Image src={image} alt="" focalPoint="0% 50%" sizes="8rem" className="w-32" isUrgent />
    </Row>
  ),
  Prose: () => <Prose blocks={prose} links={['#']} images={[{ src: image, alt: 'The mark' }]} />,
  'Section and SectionHead': (theme) =>
    ([undefined, 'sunken'] as const).map((tone) => {
      const id = `${theme}-${tone}`;
      return (
        <Section key={tone} id={id} tone={tone}>
          <SectionHead section={id} title={`Section, ${tone}, ${theme}`} intro={longText} isWide={!!tone} />
        </Section>
      );
    }),
};
