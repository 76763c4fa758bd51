import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import type { ConsentLabels } from '../content-model/files/labels';
import type { IntegrationScripts } from '../content-model/model';
import { hideBar } from '../hooks/hide-bar';
import { watchStorage } from '../hooks/storage';
import { Button } from '../ui/controls/button';
import { Link } from '../ui/controls/link';
import { readConsent, storeConsent } from './consent';
import * as styles from './integrations.module.css';
import { isLoaded, loadScript } from './load-script';
import { consentId, mainId } from '../content-model/ids';

function followAnswer({ scripts, consent }: IntegrationScripts): void {
  const answer = consent ? readConsent(consent) : undefined;
  hideBar('consent', answer !== undefined);
  // Nothing else stops a script that runs.
  if (!answer && scripts.some((script) => script.needsConsent && isLoaded(script))) window.location.reload();
  scripts.filter(({ needsConsent }) => !needsConsent || answer).forEach(loadScript);
}

/** The button of the footer from which the question has been opened again. */
let opener: HTMLElement | null = null;

export function askAgain({ currentTarget }: MouseEvent<HTMLElement>): void {
  opener = currentTarget;
  hideBar('consent', false);
  document.getElementById(consentId)?.focus();
}

function closeQuestion(): void {
  hideBar('consent');
  if (opener) opener.focus();
  else document.getElementById(mainId)?.focus({ preventScroll: true });
  opener = null;
}

interface IntegrationsProps extends IntegrationScripts {
  labels: ConsentLabels | null;
}

/**
 * Loads the scripts of other sites, and asks for consent above the header: there the question covers nothing. It is in
 * the static HTML, and the inline script in the head hides it from visitors who have answered, so that nothing moves.
 */
export function Integrations({ labels, ...integrations }: IntegrationsProps) {
  const { scripts, consent } = integrations;
  useEffect(() => {
    const follow = () => followAnswer({ scripts, consent });
    follow();
    return watchStorage('consent', follow);
  }, [scripts, consent]);

  if (!__PARTS__.consent || !consent || !labels) return null;

  const answer = (isAccepted: boolean) => () => {
    storeConsent(isAccepted, consent);
    closeQuestion();
    followAnswer(integrations);
  };

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeQuestion();
  };

  return (
    <section
      id={consentId}
      tabIndex={-1}
      aria-label={labels.name}
      onKeyDown={handleKeyDown}
      className={`inverse ${styles.question}`}
    >
      <div className={`page-container ${styles.content}`}>
        <p className={styles.text}>
          {labels.text}{' '}
          {labels.privacy && (
            <Link href={labels.privacy.href} className={styles.link}>
              {labels.privacy.title}
            </Link>
          )}
        </p>
        {/* Both answers look the same. */}
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" size="small" onClick={answer(true)}>
            {labels.accept}
          </Button>
          <Button look="quiet" size="small" onClick={answer(false)}>
            {labels.decline}
          </Button>
        </div>
      </div>
    </section>
  );
}
