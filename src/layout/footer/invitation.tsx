import { Fragment } from 'react';
import { useLayoutContent } from '../use-layout-content';
import { Button } from '../../ui/controls/button';
import * as styles from './footer.module.css';

/** A sentence that does not fit beside another one begins a line. */
const sentencesOf = (text: string): string[] => text.replace(/([.!?]) /g, '$1\n').split('\n');

export function Invitation() {
  const { footer, site } = useLayoutContent();
  return (
    <div className={styles.invitation}>
      <p className={styles.closing}>
        {sentencesOf(footer.closingLine).map((sentence, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className="inline-block">{sentence}</span>
          </Fragment>
        ))}
      </p>
      {footer.invitation && (
        <Button href={`mailto:${site.email}`} className="mt-8 print:hidden">
          {footer.invitation}
        </Button>
      )}
    </div>
  );
}
