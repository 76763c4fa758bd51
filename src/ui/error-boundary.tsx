import { Component, type MouseEvent, type ReactNode } from 'react';
import { Button } from './button';

interface ErrorBoundaryProps {
  /** The part of the page that may fail. */
  children: ReactNode;
  labels: { partFailed: string; tryAgain: string };
  /** The landmark that the part would have been. */
  as?: 'header' | 'footer' | 'div';
  /** What the visitor would miss most, without anything that may fail itself. */
  substitute?: ReactNode;
}

/**
 * Shows a note in the place of a part that throws, and the rest of the page as if nothing had happened. It tries again
 * when the visitor asks for it, and whenever what is around it renders anew, as it does on every change of route.
 *
 * @see https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate({ children }: ErrorBoundaryProps, { hasFailed }: typeof this.state) {
    if (hasFailed && children !== this.props.children) this.setState({ hasFailed: false });
  }

  handleRetry = ({ currentTarget }: MouseEvent) => {
    const note = currentTarget.closest('.failure');
    const siblings = note?.parentElement?.children;
    const place = [...(siblings ?? [])].indexOf(note as Element);
    this.setState({ hasFailed: false }, () => {
      // The button is gone; the focus goes on to whatever stands in the note's place.
      const part = siblings?.[place] as HTMLElement;
      part.tabIndex = -1;
      part.focus();
    });
  };

  override render() {
    const { children, labels, as: Tag = 'div', substitute } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Tag className="failure stage">
        <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4">
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
