import { fireEvent, render, screen } from '@testing-library/react';
import type { FormFieldData } from '../../src/content-model';
import { FormField } from '../../src/forms/form-field';
import { formControls, restoreDraft, saveWhileTyping } from '../../src/forms/drafts';

const options = ['In May', 'In June'];

/** Renders a form with one field. */
function renderField(field: Partial<FormFieldData>, error?: string) {
  const view = render(
    <form name="visit">
      <FormField field={{ name: 'answer', label: 'Answer', ...field }} error={error} />
    </form>,
  );
  return { ...view, form: document.forms[0] as HTMLFormElement };
}

saveWhileTyping();

it.each([
  ['text', 'textbox', 'off'],
  ['email', 'textbox', 'email'],
  ['tel', 'textbox', 'tel'],
  ['textarea', 'textbox', 'off'],
  ['number', 'textbox', 'off'],
  ['select', 'combobox', 'off'],
] as const)('a field of the type %s has its label and placeholder', (type, role, autocomplete) => {
  renderField({ type, options, placeholder: 'Please choose', required: true });
  const field = screen.getByRole(role, { name: 'Answer' });
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('autocomplete', autocomplete);
  if (role === 'combobox') expect(field).toHaveDisplayValue('Please choose');
  else expect(field).toHaveAttribute('placeholder', 'Please choose');
});

it.each(['date', 'file'] as const)('a field of the type %s is native', (type) => {
  renderField({ type, autocomplete: 'bday' });
  const field = screen.getByLabelText('Answer');
  expect(field).toHaveAttribute('type', type);
  // Browsers fill in no files, and the attribute is invalid there.
  expect(field.getAttribute('autocomplete')).toBe(type === 'date' ? 'bday' : null);
  expect(field).not.toBeRequired();
});

it.each(
  [
    ['12', '-5', '.5', '0,75', '1,000', '10.000,50', '1 000 000', '1,00,000', '٣.٥'].map(
      (text) => [text, true] as const,
    ),
    ['1e5', '-', 'twelve', '1-2', '5 m²', '020 7946 0018'].map((text) => [text, false] as const),
  ].flat(),
)('in a field of the type number, %s is valid: %s', (text, isValid) => {
  renderField({ type: 'number' });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  // The wheel changes a field of the native type.
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('inputmode', 'decimal');
  fireEvent.input(field, { target: { value: text } });
  expect(field.checkValidity()).toBe(isValid);
  expect(field).toHaveValue(text);
});

it('radio buttons are a group, of which one is needed', () => {
  const { form } = renderField({ type: 'radio', options, required: true });
  expect(screen.getByRole('group', { name: 'Answer' })).toBeVisible();
  expect(form.checkValidity()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'In June' }));
  expect(new FormData(form).get('answer')).toBe('In June');
});

it.each(['text', 'select', 'radio', 'checkbox'] as const)('a field of the type %s has its error', (type) => {
  renderField({ type, options }, 'is unknown');
  for (const field of document.querySelectorAll('[name=answer]')) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('is unknown');
  }
});

it.each([
  ['text', 'Ada'],
  ['date', '2026-05-01'],
  ['select', 'In June'],
  ['radio', 'In June'],
  ['checkbox', 'on'],
] as const)('a field of the type %s keeps and restores its draft', (type, text) => {
  const { form, unmount } = renderField({ type, options });
  const field = form.querySelector(`:not([type=radio])[name], [value="${text}"]`) as HTMLInputElement;
  if (type === 'radio' || type === 'checkbox') fireEvent.click(field);
  else fireEvent.input(field, { target: { value: text } });
  unmount();
  const again = renderField({ type, options }).form;
  const answer = () => new FormData(again).get('answer');
  expect(answer()).not.toBe(text);
  formControls(again).forEach(restoreDraft);
  expect(answer()).toBe(text);
});

it.each([
  ['select', 'combobox', 'Please choose'],
  ['radio', 'radio', ''],
] as const)('a field of the type %s has no draft that is none of its options', (type, role, shown) => {
  sessionStorage.setItem('visit-answer', 'Im Mai');
  const { form } = renderField({ type, options, placeholder: 'Please choose', required: true });
  formControls(form).forEach(restoreDraft);
  for (const field of screen.getAllByRole(role))
    if (type === 'select') expect(field).toHaveDisplayValue(shown);
    else expect(field).not.toBeChecked();
  expect(form.checkValidity()).toBe(false);
});

it('a file has no draft, which no script could restore', () => {
  renderField({ type: 'file' });
  fireEvent.input(screen.getByLabelText('Answer'));
  expect(Object.keys({ ...sessionStorage })).toEqual([]);
});
