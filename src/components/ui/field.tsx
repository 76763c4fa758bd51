import { useId } from 'react';

interface FieldProps {
  label: string;
  placeholder: string;
  name: string;
  type?: 'text' | 'email';
  /** The token that tells the browser what to offer. */
  autoComplete: string;
  /** Makes it a field of so many lines. */
  rows?: number;
}

/** A required field with its label above. */
export function Field({ label, rows, type = 'text', ...rest }: FieldProps) {
  const id = useId();
  const shared = { ...rest, id, required: true, className: 'field' };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </div>
  );
}
