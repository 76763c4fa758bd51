import { iconShapes } from '../../../src/content-model/parts/icon-shapes';

/** A choice of icons by their pictures. */
export const iconField = createClass<object, object>({
  render() {
    const { value, onChange, forID, field } = this.props;
    return (
      <div id={forID} role="radiogroup" aria-labelledby={`${forID}-label`} className="icon-field">
        {Object.entries(iconShapes).map(([name, paths]) => (
          <label key={name} className="icon-option" title={name}>
            <input
              type="radio"
              name={forID}
              aria-label={name}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <svg viewBox="0 0 24 24" aria-hidden>
              {paths.map((d) => (
                <path key={d} d={d} />
              ))}
            </svg>
          </label>
        ))}
        {Boolean(value) && field.get('required') === false && (
          <button type="button" onClick={() => onChange('')}>
            No icon
          </button>
        )}
      </div>
    );
  },
});
