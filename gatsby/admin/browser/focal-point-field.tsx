import type { MouseEvent } from 'react';

interface State {
  picture: string;
}

/** The image of the same group, which its own field shows. */
function findPicture(control: HTMLElement): string {
  const field = control.closest<HTMLElement>('[data-key-path]');
  const source = field?.dataset.keyPath?.replace(/[^.]*$/, 'src');
  for (let parent = field?.parentElement; parent; parent = parent.parentElement) {
    const image = parent.querySelector<HTMLImageElement>(`[data-key-path="${source}"] img`);
    if (image) return image.src;
  }
  return '';
}

/** A point of an image: a click on the picture, or two percentages. */
export const focalPointField = createClass<State, object>({
  getInitialState: () => ({ picture: '' }),
  render() {
    const { value, onChange, forID, field } = this.props;
    const { picture } = this.state;
    const [left = '50', top = '50'] = String(value || '').match(/\d+/g) ?? [];
    const setPoint = (x: number | string, y: number | string) => onChange(`${x}% ${y}%`);
    const handleClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
      const box = currentTarget.getBoundingClientRect();
      const percent = (distance: number, size: number) => Math.round((100 * distance) / size);
      setPoint(percent(clientX - box.left, box.width), percent(clientY - box.top, box.height));
    };
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
    const togglePicture = ({ currentTarget }: MouseEvent<HTMLElement>) =>
      this.setState({ picture: picture ? '' : findPicture(currentTarget) });
    return (
      <div id={forID} role="group" aria-labelledby={`${forID}-label`} className="focal-point-field">
        {number('From the left', left, (text) => setPoint(text, top))}
        {number('From the top', top, (text) => setPoint(left, text))}
        <button type="button" onClick={togglePicture}>
          {picture ? 'Hide the picture' : 'Choose in the picture'}
        </button>
        {Boolean(value) && field.get('required') === false && (
          <button type="button" onClick={() => onChange('')}>
            No point
          </button>
        )}
        {picture && (
          <span className="focal-point-picture" onClick={handleClick}>
            <img src={picture} alt="" />
            <i style={{ left: `${left}%`, top: `${top}%` }} />
          </span>
        )}
      </div>
    );
  },
});
