import type { CustomFieldControlProps } from '@sveltia/cms';

/** Shows the image of the same group, which its own field has loaded. */
function showPicture(details: Element): void {
  const field = details.closest<HTMLElement>('[data-key-path]');
  const source = field?.dataset.keyPath?.replace(/[^.]*$/, 'src');
  const image = field?.parentElement?.querySelector<HTMLImageElement>(`[data-key-path="${source}"] img`);
  details.querySelector('img')?.setAttribute('src', image?.src ?? '');
}

/** A point of an image: a click on the picture, or two percentages. */
export const FocalPointField = ({ value, onChange, forID }: CustomFieldControlProps) => {
  const [left = '50', top = '50'] = String(value || '').match(/\d+/g) ?? [];
  const setPoint = (x: number | string, y: number | string) => onChange(`${x}% ${y}%`);
  const number = (label: string, own: string, set: (text: string) => void) => (
    <label>
      {`${label} `}
      <input
        type="number"
        min={0}
        max={100}
        value={value ? own : ''}
        onChange={({ target }) => set(target.value || '50')}
      />
      {' %'}
    </label>
  );
  return (
    <div id={forID} role="group" aria-labelledby={`${forID}-label`} className="focal-point-field">
      {number('From the left', left, (text) => setPoint(text, top))}
      {number('From the top', top, (text) => setPoint(left, text))}
      {Boolean(value) && (
        <button type="button" onClick={() => onChange('')}>
          No point
        </button>
      )}
      <details onToggle={({ currentTarget }) => showPicture(currentTarget)}>
        <summary>Choose in the picture</summary>
        <span className="focal-point-picture">
          <img
            alt=""
            onClick={({ currentTarget: { width, height }, nativeEvent: { offsetX, offsetY } }) =>
              setPoint(Math.round((100 * offsetX) / width), Math.round((100 * offsetY) / height))
            }
          />
          <i style={{ left: `${left}%`, top: `${top}%` }} />
        </span>
      </details>
    </div>
  );
};
