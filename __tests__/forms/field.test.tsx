import { render, screen } from '@testing-library/react';
import { Field } from '../../src/forms/field';

const town = { label: 'Town', placeholder: 'Your town', name: 'town', autoComplete: 'address-level2' };
const field = (name = 'Town') => screen.getByRole('textbox', { name });

it('is a required text input with a label', () => {
  render(<Field {...town} />);
  expect(screen.getByText('Town').tagName).toBe('LABEL');
  expect(field()).toBeRequired();
  for (const [name, value] of [
    ['type', 'text'],
    ['name', 'town'],
    ['placeholder', 'Your town'],
    ['autocomplete', 'address-level2'],
  ] as const)
    expect(field()).toHaveAttribute(name, value);
});

it('supports other types and textareas', () => {
  render(
    <>
      <Field {...town} type="email" />
      <Field {...town} label="Story" rows={7} />
    </>,
  );
  expect(field()).toHaveAttribute('type', 'email');
  expect(field('Story').tagName).toBe('TEXTAREA');
  expect(field('Story')).toHaveAttribute('rows', '7');
  expect(field('Story')).not.toHaveAttribute('type');
});

// use-form.test.tsx tests errors.
