import type { PageProps } from 'gatsby';
import type { CSSProperties } from 'react';
import { Seo } from '../layout/seo';
import { useTheme } from '../theme/theme-provider';
import { contentExamples } from './content-examples';
import { controlExamples } from './control-examples';
import { formExamples } from './form-examples';
import { SectionExamples } from './section-examples';

// Texts of this page are literals: only developers see it.
const groups = { Controls: controlExamples, Content: contentExamples, Forms: formExamples };

// global.css excludes this folder from Tailwind's sources, so that visitors do not get its utilities. A utility that no
// other folder uses has no effect here.
const column = {
  padding: '3rem 1.5rem',
  background: 'var(--color-canvas)',
  color: 'var(--color-ink)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4rem',
  // These roles are set on the root element, from the theme there.
  '--sheet': 'var(--color-canvas)',
  '--sheet-sunken': 'var(--color-sunken)',
} as CSSProperties;

/** Every component of src/ui and the fields of src/forms, in every variant and state, and kinds of section. */
export default function Styleguide({ pageContext }: PageProps<object, { kinds: readonly string[] }>) {
  // The class `dark` on the root element applies to all its descendants: only the light theme can show both.
  const themes = useTheme() === 'light' ? (['light', 'dark'] as const) : (['dark'] as const);
  return (
    <>
      {/* The header has light text at the top of a page. */}
      <div className="inverse py-24">
        <h1 className="page-container text-large">Components</h1>
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: `repeat(${themes.length}, minmax(0, 1fr))` }}>
        {themes.map((theme) => (
          <div key={theme} className={theme} style={column}>
            {Object.entries(groups).map(([group, examples]) => (
              <div key={group} className="grid gap-10">
                <h2 className="text-large">{group}</h2>
                {Object.entries(examples).map(([title, example]) => (
                  <div key={title} className="grid gap-4">
                    <h3 className="text-title">{title}</h3>
                    {example(theme)}
                  </div>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
      <SectionExamples kinds={pageContext.kinds} />
    </>
  );
}

export const Head = () => <Seo title="Components" isHidden />;
