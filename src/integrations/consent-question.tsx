import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/controls/button';
import { Link } from '../ui/controls/link';
import type { ConsentLabels } from '../content-model/files/labels';

interface ConsentQuestionProps {
  labels: ConsentLabels;
  /** Whether the visitor asked for the question, so that it gets the focus. */
  takesFocus: boolean;
  onChoose: (isAccepted: boolean) => void;
  onClose: () => void;
}

/** The space below and above the question, in px. */
const margin = 12;

/**
 * Asks for consent without blocking the page. Both answers look the same. The hero's controls, focused elements
 * and the end of the page stay clear of the question. In a low window it is the end of the page.
 */
export function ConsentQuestion({ labels, takesFocus, onChoose, onClose }: ConsentQuestionProps) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current: element } = section;
    if (!element) return;
    if (takesFocus) element.focus();
    const reserve = (space: string) => {
      const { style } = document.documentElement;
      style.setProperty('--question', space);
      style.scrollPaddingBottom = space;
      document.querySelector<HTMLElement>('[data-footer-name]')?.style.setProperty('margin-top', space);
    };
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      reserve(isFixed ? `${element.offsetHeight + 2 * margin}px` : '');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      reserve('');
    };
  }, [takesFocus]);

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={labels.name}
      onKeyDown={handleKeyDown}
      // On wide screens it is at the end of the line, because texts and buttons of the first screen are at its start.
      className="inverse fixed inset-x-[max(var(--spacing-gutter),(100vw-var(--content))/2)] bottom-3 z-50 ms-auto flex max-h-[60svh] w-fit flex-wrap items-center gap-x-6 gap-y-4 overflow-y-auto rounded-large border border-hairline px-6 py-3 print:hidden [@media(height<30rem)]:static"
    >
      <p>
        {labels.text}{' '}
        {labels.privacy && (
          <Link href={labels.privacy.href} className="text-accent underline underline-offset-[0.2em]">
            {labels.privacy.title}
          </Link>
        )}
      </p>
      <div className="flex flex-wrap gap-4">
        <Button look="quiet" size="small" onClick={() => onChoose(true)}>
          {labels.accept}
        </Button>
        <Button look="quiet" size="small" onClick={() => onChoose(false)}>
          {labels.decline}
        </Button>
      </div>
    </section>
  );
}
