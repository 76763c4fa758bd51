import { useId } from 'react';

interface FieldProps {
  label: string;
  placeholder: string;
  name: string;
  type?: 'text' | 'email';
  autoComplete: string;
  /** Renders a `textarea` with this number of rows. */
  rows?: number;
  error?: string;
}

/** A required text field with its label and its error message. */
export function Field({ label, rows, type = 'text', error, ...rest }: FieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const shared = {
    ...rest,
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
    id,
    required: true,
  };
  return (
    <div className="form-field">
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {error && (
        <p id={errorId} className="mt-2 text-small/body font-semibold wrap-anywhere text-error">
          {error}
        </p>
      )}
    </div>
  );
}
