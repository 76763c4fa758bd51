import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Prototype } from '../../../../src/sections/services/examples/prototype';
import { showHtml } from '../../../support/browser';

const content = {
  name: 'Prototype of a ferry app',
  look: null,
  title: 'Night ferry',
  detail: 'Friday, deck four',
  question: 'Choose a crossing',
  times: [
    { time: '20:15', note: '4 left' },
    { time: '23:40', note: '9 left' },
  ],
  action: 'Book crossing',
  confirmation: 'See you on board',
  restart: 'Start again',
};

const status = () => screen.getByRole('status');

it('is a named group that books the chosen time and starts again, with the keyboard alone', async () => {
  render(<Prototype {...content} />);
  expect(screen.getByRole('group', { name: content.name })).not.toHaveAttribute('inert');
  expect(screen.getByRole('radiogroup', { name: content.question })).toBeVisible();
  expect(screen.getByRole('radio', { name: '20:15 4 left' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '23:40 9 left' })).not.toBeChecked();
  expect(status()).toBeEmptyDOMElement();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: content.action })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(status()).toHaveTextContent('See you on board23:40');
  expect(screen.getByRole('radiogroup')).toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: content.restart })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('radiogroup')).not.toHaveAttribute('inert');
  expect(screen.getByRole('radio', { name: '20:15 4 left' })).toBeChecked();
  expect(screen.getByRole('button', { name: content.action })).toHaveFocus();
});

it('has the colours of the client, if the content has them', () => {
  const { rerender } = render(<Prototype {...content} />);
  const colour = () => screen.getByRole('group').style.getPropertyValue('--client-accent');
  expect(colour()).toBe('');
  const colours = { backdrop: '#ccbbff', ground: '#ffffff', ink: '#000000' };
  const look = { ...colours, font: 'condensed' as const, accent: '#ff6600', accentInk: '#000000' };
  rerender(<Prototype {...content} look={look} />);
  expect(colour()).toBe('#ff6600');
  // A script finds the font by it (src/theme/web-fonts.ts).
  const title = within(screen.getByRole('group')).getByText(content.title);
  expect(title.closest('[data-font]')).toHaveAttribute('data-font', 'Client-condensed');
});

it('shows the first screen in static HTML, which works after hydration', () => {
  const container = showHtml(renderToString(<Prototype {...content} />));
  expect(screen.getByRole('group')).toHaveAttribute('inert');
  expect(screen.getByText(content.question)).toBeVisible();
  render(<Prototype {...content} />, { container, hydrate: true });
  expect(screen.getByRole('group')).not.toHaveAttribute('inert');
});
