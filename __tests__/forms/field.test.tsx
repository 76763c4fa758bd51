import { render, screen } from '@testing-library/react';
import { Field } from '../../src/forms/field';

it('is a required field with a label, a placeholder and a token for the browser', () => {
  render(<Field label="Town" placeholder="Your town" name="town" autoComplete="address-level2" />);
  const field = screen.getByRole('textbox', { name: 'Town' });
  expect(screen.getByText('Town').tagName).toBe('LABEL');
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('name', 'town');
  expect(field).toHaveAttribute('placeholder', 'Your town');
  expect(field).toHaveAttribute('autocomplete', 'address-level2');
});

it('takes another type', () => {
  render(<Field label="Mail" placeholder="" name="mail" type="email" autoComplete="email" />);
  expect(screen.getByRole('textbox', { name: 'Mail' })).toHaveAttribute('type', 'email');
});

it('has as many lines as it is given', () => {
  render(<Field label="Story" placeholder="" name="story" autoComplete="off" rows={7} />);
  expect(screen.getByRole('textbox', { name: 'Story' })).toHaveAttribute('rows', '7');
  expect(screen.getByRole('textbox', { name: 'Story' })).not.toHaveAttribute('type');
});

it('keeps the labels of two fields apart', () => {
  render(
    <>
      <Field label="One" placeholder="" name="one" autoComplete="off" />
      <Field label="Two" placeholder="" name="two" autoComplete="off" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'One' })).toHaveAttribute('name', 'one');
  expect(screen.getByRole('textbox', { name: 'Two' })).toHaveAttribute('name', 'two');
});

it('says what is wrong with it, in words that belong to it', () => {
  const field = { label: 'Town', placeholder: '', name: 'town', autoComplete: 'off' };
  const { rerender } = render(<Field {...field} error="is not on the map" />);
  const input = screen.getByRole('textbox', { name: 'Town' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('is not on the map');
  expect(screen.getByText('is not on the map')).toBeVisible();
  rerender(<Field {...field} />);
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(screen.queryByText('is not on the map')).toBeNull();
});
