import { useId } from 'react';
import * as styles from './form-field.module.css';

/** The scroll margin leaves room for the label when the browser scrolls to an invalid field. */
const controlClass = `${styles.control} block min-h-12 w-full scroll-mt-14 text-lead/9 placeholder:text-ink-muted focus-visible:rounded-small focus-visible:outline-offset-4 in-data-[phase=submitting]:opacity-60`;

interface FormFieldProps {
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
export function FormField({ label, rows, type = 'text', error, ...rest }: FormFieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  const shared = {
    ...rest,
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
    id,
    required: true,
  };
  return (
    <div>
      <label htmlFor={id} className={`${styles.label} block text-small font-semibold`}>
        {label}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} className={`${controlClass} ${styles.lines}`} />
      ) : (
        <input {...shared} type={type} className={controlClass} />
      )}
      {error && (
        <p id={errorId} className="mt-2 text-small/body font-semibold wrap-anywhere text-error">
          {error}
        </p>
      )}
    </div>
  );
}
