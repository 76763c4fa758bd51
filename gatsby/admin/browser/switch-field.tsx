import type { CustomFieldControlProps } from '@sveltia/cms';

/** A switch that leaves its key out while it is off. That of Sveltia CMS would write it into each new file. */
export const SwitchField = ({ value, onChange, forID }: CustomFieldControlProps) => (
  <input
    id={forID}
    className="switch-field"
    type="checkbox"
    role="switch"
    aria-labelledby={`${forID}-label`}
    checked={value === true}
    onChange={({ target }) => onChange(target.checked || '')}
  />
);
