import type { CustomFieldControlProps } from '@sveltia/cms';
import { iconShapes } from '../../../src/content-model/parts/icon-shapes';

export const IconField = ({ value, onChange, forID, field }: CustomFieldControlProps) => (
  <div id={forID} role="radiogroup" aria-labelledby={`${forID}-label`} className="icon-field">
    {Object.entries(iconShapes).map(([name, paths]) => (
      <label key={name} title={name}>
        <input
          type="radio"
          name={forID}
          aria-label={name}
          checked={value === name}
          onChange={() => onChange(name)}
        />
        <svg viewBox="0 0 24 24" width={24} fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden>
          {paths.map((d) => (
            <path key={d} d={d} />
          ))}
        </svg>
      </label>
    ))}
    <input
      type="text"
      aria-label="Name of the icon, also another one of heroicons.com"
      placeholder="Another: academic-cap"
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
    {Boolean(value) && field.get('required') === false && (
      <button type="button" onClick={() => onChange('')}>
        No icon
      </button>
    )}
  </div>
);
