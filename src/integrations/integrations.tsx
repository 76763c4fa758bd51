import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AnalyticsScript } from '../../gatsby/content/analytics';
import { readStored, store, watchStorage } from '../hooks/storage';
import { textLinkClasses } from '../ui/controls/text-link';
import { ConsentQuestion } from './consent-question';
import { loadScript } from './load-script';
import type { ConsentLabels } from '../content-model/files/labels';

interface IntegrationsProps {
  scripts: readonly AnalyticsScript[];
  /** The words of the question. A site with a script that needs consent has them. */
  labels: ConsentLabels | null;
}

const storageKey = 'consent';

// A choice concerns the scripts that the visitor was asked about. Others need a new question.
const valueOf = (isAccepted: boolean, scripts: string) =>
  `${isAccepted ? 'accepted' : 'declined'} ${scripts}`;

/** The visitor's choice, undefined if there is none. */
const readConsent = (scripts: string): boolean | undefined =>
  [true, false].find((choice) => readStored(storageKey) === valueOf(choice, scripts));

// Safari has no idle callbacks.
const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task);
};

/**
 * Loads the scripts of integrations.json when the browser is idle: those that need consent after the visitor has agreed.
 * The footer shows the button with which visitors change their mind.
 */
export default function Integrations({ scripts, labels }: IntegrationsProps) {
  /** Of the scripts that need consent. */
  const addresses = scripts.flatMap(({ src, needsConsent }) => (needsConsent ? src : [])).join(' ');
  const [isAccepted, setIsAccepted] = useState(() => readConsent(addresses));
  const [question, setQuestion] = useState<'first' | 'reopened' | null>(
    isAccepted === undefined ? 'first' : null,
  );
  const settings = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const allowed = scripts.filter(({ needsConsent }) => isAccepted || !needsConsent);
    whenIdle(() => allowed.forEach(loadScript));
  }, [scripts, isAccepted]);

  useEffect(
    () =>
      watchStorage(storageKey, () => {
        const choice = readConsent(addresses);
        if (choice === isAccepted) return;
        // Nothing else stops a script that runs.
        if (isAccepted) window.location.reload();
        setIsAccepted(choice);
        setQuestion(choice === undefined ? 'first' : null);
      }),
    [addresses, isAccepted],
  );

  if (!labels || !addresses) return null;

  const handleClose = () => {
    setQuestion(null);
    // The focused button is removed. This one precedes it in the tab order.
    settings.current?.focus({ preventScroll: true });
  };

  const handleChoose = (choice: boolean) => {
    store(storageKey, valueOf(choice, addresses));
    setIsAccepted(choice);
    handleClose();
    if (isAccepted && !choice) window.location.reload();
  };

  return (
    <li>
      <button
        ref={settings}
        type="button"
        className={`${textLinkClasses} px-2`}
        onClick={() => setQuestion('reopened')}
      >
        {labels.settings}
      </button>
      {question &&
        createPortal(
          <ConsentQuestion
            labels={labels}
            takesFocus={question === 'reopened'}
            onChoose={handleChoose}
            onClose={handleClose}
          />,
          document.body,
        )}
    </li>
  );
}
