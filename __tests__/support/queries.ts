import { screen, within } from '@testing-library/react';

/** The text and href of every link in an element, in order. */
export const entries = (element: HTMLElement): [text: string, href: string][] =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href') ?? 'no address']);

/** The text of every item of a list, in order. */
export const itemTexts = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The element that a disclosure button controls. */
export function controlledBy(button: HTMLElement): HTMLElement {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`${button.textContent} controls nothing`);
  return panel;
}

/** The header's navigation on wide screens. */
export const mainNavigation = () => screen.getByRole('navigation', { name: 'Main' });
