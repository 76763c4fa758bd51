import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ConditionalField } from '../../src/forms/conditional-field';
import { FormField } from '../../src/forms/form-field';

const visit = (
  <form name="visit">
    <select name="who" aria-label="Who?">
      <option>Alone</option>
      <option>With children</option>
    </select>
    <ConditionalField condition={{ field: 'who', answers: ['With children'] }}>
      {(isShown) => <FormField field={{ name: 'count', label: 'How many?', required: isShown }} />}
    </ConditionalField>
  </form>
);

const field = () => screen.queryByRole('textbox', { name: 'How many?' });
const choose = (value: string) => fireEvent.input(screen.getByRole('combobox'), { target: { value } });
const sent = () => Object.fromEntries(new FormData(document.forms[0]));

it('is part of the form only for the answer', async () => {
  await act(async () => void render(visit));
  expect(field()).toBeNull();
  expect(sent()).toEqual({ who: 'Alone' });
  choose('With children');
  expect(field()).toBeRequired();
  fireEvent.change(field() as Element, { target: { value: '2' } });
  expect(sent()).toEqual({ who: 'With children', count: '2' });
  choose('Alone');
  expect(sent()).toEqual({ who: 'Alone' });
});

it('leaves with the answer when the form is cleared', async () => {
  await act(async () => void render(visit));
  choose('With children');
  await act(async () => document.forms[0]?.reset());
  expect(field()).toBeNull();
});

it('is there for visitors without scripts, who need not fill it in', () => {
  const html = renderToString(visit);
  expect(html).toMatch(/<noscript>.*name="count".*<\/noscript>/);
  expect(html).not.toContain('required');
});
