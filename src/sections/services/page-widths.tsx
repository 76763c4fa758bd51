import { useLayoutContent } from '../../layout/use-layout-content';
import { Illustration } from '../illustration';

/** A page in a frame that visitors make narrower. The layout of the page changes with the shape of the frame. */
export function PageWidths() {
  const { labels } = useLayoutContent();
  return (
    <div className="page-widths absolute inset-0">
      <div>
        <Illustration name="page-wide" />
        <Illustration name="page-medium" />
        <Illustration name="page-narrow" />
      </div>
      <input
        type="range"
        min="40"
        defaultValue="100"
        aria-label={labels.pageWidth}
        onInput={({ currentTarget: { parentElement, value } }) =>
          parentElement?.style.setProperty('--width', `${value}%`)
        }
      />
    </div>
  );
}
