import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FormFieldData } from '../content-model';
import { numberField } from '../content-model/form-values';
import { limitProps } from './field-limits';
import * as controlStyles from './form-control.module.css';
import * as styles from './form-field.module.css';

interface FormFieldProps {
  /** The label of a checkbox can have a link. */
  field: Partial<Omit<FormFieldData, 'label'>> & { readonly label: ReactNode };
  error?: string;
}

/** Of inputs that have more than a line. */
const looks: Partial<Record<FormFieldData['type'] & string, string>> = {
  date: controlStyles.picked,
  time: controlStyles.picked,
  file: controlStyles.file,
};

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
    <p id={errorId} className={styles.message}>
      {error}
    </p>
  );
  if (type === 'radio')
    return (
      <fieldset
        className={styles.options}
        style={{ '--letters': Math.max(...(options ?? []).map(({ length }) => length)) }}
      >
        <legend className={styles.label}>{label}</legend>
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
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} rows={5} className={`${controlStyles.control} ${controlStyles.lines}`} />
      ) : type === 'select' ? (
        <select
          {...control}
          className={`${controlStyles.control} ${controlStyles.picked} ${controlStyles.choice}`}
        >
          <option value="">{placeholder}</option>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          {...(type === 'number' ? numberField : { type })}
          {...(__PARTS__.limits && limitProps(field))}
          {...(type === 'file' && { autoComplete: undefined })}
          className={`${controlStyles.control} ${looks[type] ?? ''}`.trim()}
        />
      )}
      {message}
    </div>
  );
}

const Option = ({ label, ...rest }: ComponentProps<'input'> & { label: ReactNode }) => (
  <label className={styles.option}>
    <input {...rest} className={styles.box} />
    <span>{label}</span>
  </label>
);
