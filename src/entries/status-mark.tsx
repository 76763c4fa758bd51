import { useLayoutContent } from '../layout/use-layout-content';

interface StatusMarkProps {
  /** "draft" or "scheduled"; null if the entry is published. */
  status: string | null;
  className?: string;
}

/** The mark of an entry that only the development server shows. */
export function StatusMark({ status, className = '' }: StatusMarkProps) {
  const { labels } = useLayoutContent();
  if (!status) return null;
  return (
    <p
      className={`w-fit rounded-small bg-signal px-3 py-1 text-small font-semibold text-signal-ink ${className}`.trim()}
    >
      {status === 'draft' ? labels.draft : labels.scheduled}
    </p>
  );
}
