import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { FormFieldData } from '../../src/content-model';
import { FormField } from '../../src/forms/form-field';

const none = { min: null, max: null, step: null, closed: null };

const fieldWith = (type: FormFieldData['type'], limits: Partial<NonNullable<FormFieldData['limits']>>) => (
  <FormField field={{ type, name: 'answer', label: 'Answer', limits: { ...none, ...limits } }} />
);

const rendered = () => screen.getByLabelText<HTMLInputElement>('Answer');

it('a number with limits is a number field of the browser', () => {
  render(fieldWith('number', { min: '1', max: '12', step: '1' }));
  for (const [name, value] of Object.entries({ type: 'number', min: '1', max: '12', step: '1' }))
    expect(rendered()).toHaveAttribute(name, value);
  expect(rendered()).not.toHaveAttribute('pattern');
  for (const [value, isValid] of [
    ['400', false],
    ['-4', false],
    ['2.5', false],
    ['4', true],
  ] as const) {
    fireEvent.change(rendered(), { target: { value } });
    expect(rendered().checkValidity()).toBe(isValid);
  }
});

it('a number with limits and without steps may have decimals', () => {
  render(fieldWith('number', { min: '0' }));
  fireEvent.change(rendered(), { target: { value: '2.5' } });
  expect(rendered()).toBeValid();
});

it('a time has steps in minutes', () => {
  render(fieldWith('time', { min: '18:00', max: '22:00', step: '15' }));
  for (const [name, value] of Object.entries({ type: 'time', min: '18:00', max: '22:00', step: '900' }))
    expect(rendered()).toHaveAttribute(name, value);
});

describe('a day', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 2, 14, 12) }));

  it('has limits from the day of the visit, and none from that of the build', () => {
    const field = fieldWith('date', { min: '+1', max: '2026-05-01' });
    expect(renderToString(field)).not.toMatch(/\bm(?:in|ax)=/);
    render(field);
    expect(rendered()).toHaveAttribute('min', '2026-03-15');
    expect(rendered()).toHaveAttribute('max', '2026-05-01');
  });

  it('says on which days the business is closed', () => {
    render(fieldWith('date', { closed: 'We are closed then.' }));
    const choose = (value: string) => {
      fireEvent.input(rendered(), { target: { value } });
      return rendered().validationMessage;
    };
    expect(choose('2026-03-21')).toBe('We are closed then.');
    expect(choose('2026-03-20')).toBe('');
    expect(choose('')).toBe('');
  });
});
