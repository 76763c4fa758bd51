import { Component, createRef, type ReactNode } from 'react';
import { Button } from './controls/button';

interface ErrorBoundaryProps {
  children: ReactNode;
  labels: { partFailed: string; tryAgain: string };
  as?: 'header' | 'footer' | 'div';
  /** Content that the note shows in addition. */
  substitute?: ReactNode;
}

/**
 * Replaces a part of the page that throws with a note and a retry button. It also retries when its parent renders again,
 * as on every route change.
 *
 * @see https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  hasRetried = false;

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ children }: ErrorBoundaryProps, { hasFailed }: typeof this.state) {
    if (children === this.props.children) return;
    this.hasRetried = false;
    if (hasFailed) this.setState({ hasFailed: false });
  }

  /** An extension that has removed an element makes React fail on the way to the next page: one retry by itself. */
  override componentDidCatch(error: unknown) {
    if (this.hasRetried || !(error instanceof DOMException)) return;
    this.hasRetried = true;
    this.setState({ hasFailed: false });
  }

  note = createRef<HTMLDivElement>();

  handleRetry = () => {
    const { current: note } = this.note;
    const siblings = note?.parentElement?.children;
    const place = [...(siblings ?? [])].indexOf(note as Element);
    this.setState({ hasFailed: false }, () => {
      // The button is removed, so the focus moves to the element that replaces the note.
      const part = siblings?.[place] as HTMLElement | undefined;
      // Code that is still loading has no element yet.
      if (!part) return;
      part.tabIndex = -1;
      part.focus();
    });
  };

  override render() {
    const { children, labels, as: Tag = 'div', substitute } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      // The header is fixed and may cover the other parts, which need more padding.
      <Tag ref={this.note} className={`inverse ${Tag === 'header' ? 'py-4' : 'py-24'}`}>
        <div className="page-container flex flex-wrap items-center gap-x-8 gap-y-4">
          <p role="alert">{labels.partFailed}</p>
          {substitute}
          <Button look="quiet" onClick={this.handleRetry}>
            {labels.tryAgain}
          </Button>
        </div>
      </Tag>
    );
  }
}
