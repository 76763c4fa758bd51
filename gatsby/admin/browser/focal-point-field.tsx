import type { CustomFieldControlProps } from '@sveltia/cms';

/** Shows the image of the same group, which its own field has loaded. */
function showPicture(element: Element): void {
  const field = element.closest<HTMLElement>('[data-key-path]');
  const source = field?.dataset.keyPath?.replace(/[^.]*$/, 'src');
  const image = field?.parentElement?.querySelector<HTMLImageElement>(`[data-key-path="${source}"] img`);
  element.querySelector('img')?.setAttribute('src', image?.src ?? '');
}

/** A point of an image: two sliders, and the picture with the point. Without a value, it is the middle. */
export const FocalPointField = ({ value, onChange, forID }: CustomFieldControlProps) => {
  const [left = '50', top = '50'] = String(value || '').match(/\d+/g) ?? [];
  return (
    <div id={forID} className="focal-point" onFocus={({ currentTarget }) => showPicture(currentTarget)}>
      <label>
        From the left{' '}
        <input type="range" value={left} onChange={({ target }) => onChange(`${target.value}% ${top}%`)} />
      </label>
      <label>
        From the top{' '}
        <input type="range" value={top} onChange={({ target }) => onChange(`${left}% ${target.value}%`)} />
      </label>
      <span>
        <img alt="" />
        <i style={{ left: `${left}%`, top: `${top}%` }} />
      </span>
    </div>
  );
};
