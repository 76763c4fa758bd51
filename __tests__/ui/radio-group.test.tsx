import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { RadioGroup } from '../../src/ui/controls/radio-group';
import { showHtml } from '../support/browser';

const user = userEvent.setup({ delay: null });
const control = <RadioGroup label="Size" options={['One', 'Two', 'Three']} look="strip" />;

const radio = (name: string) => screen.getByRole('radio', { name });

it('is a radio group with a name, whose first option is chosen', () => {
  render(control);
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toEqual(['One', 'Two', 'Three'].map(radio));
  expect(screen.getByRole('radio', { checked: true })).toBe(radio('One'));
});

it('is one tab stop, in which the arrow keys choose', async () => {
  render(control);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(radio('Three')).toHaveFocus();
  expect(radio('Three')).toBeChecked();
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('keeps what the visitor chose before hydration', async () => {
  const container = showHtml(renderToString(control));
  await user.click(radio('Two'));
  render(control, { container, hydrate: true });
  expect(radio('Two')).toBeChecked();
});
