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
  /** What is wrong with what it holds. */
  error?: string;
}

/** A required field with its label above, and below it what is wrong with it. */
export function Field({ label, rows, type = 'text', error, ...rest }: FieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const shared = {
    ...rest,
    ...(__FORMS_ARE_SENT__ && error && { 'aria-invalid': true, 'aria-describedby': errorId }),
    id,
    required: true,
    className: 'field',
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        {label}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {__FORMS_ARE_SENT__ && error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
