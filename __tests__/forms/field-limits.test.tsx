import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
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
    render(<form>{fieldWith('date', { closed: 'We are closed then.' })}</form>);
    const choose = (value: string) => {
      fireEvent.input(rendered(), { target: { value } });
      return rendered().validationMessage;
    };
    expect(choose('2026-03-21')).toBe('We are closed then.');
    expect(choose('2026-12-24')).toBe('We are closed then.');
    expect(choose('2026-03-20')).toBe('');
    expect(choose('')).toBe('');
  });
});

describe('a time', () => {
  const monday = '2026-03-16';
  const friday = '2026-03-20';

  const renderForm = (between?: ReactNode) => {
    render(
      <form aria-label="Table">
        <FormField field={{ type: 'date', name: 'day', label: 'Day' }} />
        {between}
        {fieldWith('time', { closed: 'We are closed at that time.' })}
      </form>,
    );
    const enter = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    return (day: string, time: string) => {
      enter('Answer', time);
      enter('Day', day);
      return rendered().validationMessage;
    };
  };

  it('is within the hours of the day in the field before', () => {
    const choose = renderForm();
    for (const [day, time, isAccepted] of [
      [monday, '08:45', false],
      [monday, '09:00', true],
      [monday, '16:45', true],
      [monday, '17:00', false],
      [friday, '11:45', false],
      [friday, '23:45', true],
      [friday, '00:30', false],
      ['2026-03-21', '00:30', true],
      ['2026-03-21', '12:00', false],
      ['2026-12-24', '12:00', false],
      ['', '03:00', true],
      [monday, '', true],
    ] as const)
      expect([day, time, choose(day, time)]).toEqual([
        ...[day, time],
        isAccepted ? '' : 'We are closed at that time.',
      ]);
  });

  it('is any if the field before is not a day', () => {
    const choose = renderForm(<FormField field={{ type: 'text', name: 'guests', label: 'Guests' }} />);
    expect(choose(monday, '20:00')).toBe('');
  });

  it('is checked when a draft of it is sent, and not after the form is empty', () => {
    renderForm();
    const form = screen.getByRole<HTMLFormElement>('form');
    rendered().value = '20:00';
    screen.getByLabelText<HTMLInputElement>('Day').value = monday;
    fireEvent.submit(form);
    expect(rendered()).toBeInvalid();
    form.reset();
    expect(rendered()).toBeValid();
  });
});
