import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FormFieldData } from '../content-model';
import * as styles from './form-field.module.css';

/** The scroll margin leaves room for the label when the browser scrolls to an invalid field. */
const controlClass = `${styles.control} block min-h-12 w-full scroll-mt-14 placeholder:text-ink-muted focus-visible:rounded-small focus-visible:outline-offset-2`;

const lineClass = 'text-lead/9';

const labelClass = `${styles.label} block text-small font-semibold`;

/**
 * A text field, because the wheel changes a number field that has the focus, and 1e5 is a valid number there. Digits of any
 * script, with marks between thousands and before decimals as in any language.
 *
 * @see https://design-system.service.gov.uk/components/text-input/#numbers
 */
const numberField = {
  type: 'text',
  inputMode: 'decimal',
  pattern: String.raw`-?\p{Nd}*([.,’'\s]\p{Nd}{2,3})*[.,]?\p{Nd}+`,
} as const;

interface FormFieldProps {
  /** The label of a checkbox can have a link. */
  field: Partial<Omit<FormFieldData, 'label'>> & { readonly label: ReactNode };
  error?: string;
}

export function FormField({ field, error }: FormFieldProps) {
  const { type = 'text', name, label, placeholder, autocomplete, options } = field;
  const id = useId();
  const errorId = `${id}error`;
  const shared = {
    name,
    required: field.required ?? false,
    ...(error && { 'aria-invalid': true, 'aria-describedby': errorId }),
  };
  const message = error && (
    <p id={errorId} className="col-span-full mt-2 text-small/body font-semibold wrap-anywhere text-error">
      {error}
    </p>
  );
  if (type === 'radio')
    return (
      <fieldset
        className={styles.options}
        style={{ '--letters': Math.max(...(options ?? []).map(({ length }) => length)) }}
      >
        <legend className={labelClass}>{label}</legend>
        {options?.map((option) => (
          <Option key={option} {...shared} type="radio" value={option} label={option} />
        ))}
        {message}
      </fieldset>
    );
  if (type === 'checkbox')
    return (
      <div>
        <Option {...shared} type="checkbox" label={label} />
        {message}
      </div>
    );
  const control = {
    ...shared,
    id,
    placeholder: placeholder ?? undefined,
    autoComplete: autocomplete ?? (type === 'email' || type === 'tel' ? type : 'off'),
  };
  return (
    // In a form of two columns, a short field has one of them.
    <div data-short={type !== 'textarea' && type !== 'file'}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} rows={5} className={`${controlClass} ${lineClass} ${styles.lines}`} />
      ) : type === 'select' ? (
        <select {...control} className={`${controlClass} ${lineClass}`}>
          <option value="">{placeholder}</option>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          {...(type === 'number' ? numberField : { type })}
          {...(type === 'file' && { autoComplete: undefined })}
          className={`${controlClass} ${type === 'file' ? styles.file : lineClass}`}
        />
      )}
      {message}
    </div>
  );
}

const Option = ({ label, ...rest }: ComponentProps<'input'> & { label: ReactNode }) => (
  <label
    className={`${styles.label} flex min-h-11 items-start gap-3 ${rest.type === 'radio' ? 'mt-2 rounded-medium border border-control-line px-4 py-3 has-checked:border-accent has-checked:bg-accent-tint' : 'py-2'}`}
  >
    <input {...rest} className="mt-1 size-5 shrink-0 accent-accent" />
    <span>{label}</span>
  </label>
);
