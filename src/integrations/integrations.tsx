import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AnalyticsScript } from '../../gatsby/content/analytics';
import { textLinkClasses } from '../ui/controls/text-link';
import { ConsentQuestion } from './consent-question';
import { readConsent, storeConsent, watchConsent } from './consent-storage';
import { loadScript } from './load-script';
import { usePageViews } from './use-page-views';
import type { ConsentLabels } from '../content-model/files/labels';

interface IntegrationsProps {
  scripts: readonly AnalyticsScript[];
  /** The words of the question. A site with a script that needs consent has them. */
  labels: ConsentLabels | null;
}

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
  const [isAsking, setIsAsking] = useState(isAccepted === undefined);
  /** Whether the visitor opened the question. */
  const [isReopened, setIsReopened] = useState(false);
  const settings = useRef<HTMLButtonElement>(null);
  usePageViews();

  useEffect(() => {
    const allowed = scripts.filter(({ needsConsent }) => isAccepted || !needsConsent);
    whenIdle(() => allowed.forEach(loadScript));
  }, [scripts, isAccepted]);

  useEffect(
    () =>
      watchConsent(() => {
        const choice = readConsent(addresses);
        if (choice === isAccepted) return;
        // Nothing else stops a script that runs.
        if (isAccepted) window.location.reload();
        setIsAccepted(choice);
        setIsAsking(choice === undefined);
      }),
    [addresses, isAccepted],
  );

  if (!labels || !addresses) return null;

  const handleClose = () => {
    setIsAsking(false);
    // The focused button is removed. This one precedes it in the tab order.
    settings.current?.focus({ preventScroll: true });
  };

  const handleChoose = (choice: boolean) => {
    storeConsent(addresses, choice);
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
        onClick={() => {
          setIsReopened(true);
          setIsAsking(true);
        }}
      >
        {labels.settings}
      </button>
      {isAsking &&
        createPortal(
          <ConsentQuestion
            labels={labels}
            takesFocus={isReopened}
            onChoose={handleChoose}
            onClose={handleClose}
          />,
          document.body,
        )}
    </li>
  );
}
