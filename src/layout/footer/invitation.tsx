import { useLayoutContent } from '../use-layout-content';
import { Button } from '../../ui/controls/button';
import * as styles from './footer.module.css';

export function Invitation() {
  const { footer, site } = useLayoutContent();
  if (!footer.closingLine) return null;
  return (
    <div className={styles.invitation}>
      {/* Each sentence begins a line. */}
      <p className={styles.closing}>{footer.closingLine.replace(/([.!?]) /g, '$1\n')}</p>
      {footer.invitation && (
        <Button href={`mailto:${site.email}`} className="mt-8 print:hidden">
          {footer.invitation}
        </Button>
      )}
    </div>
  );
}
