import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLayout } from '../support/content';
import { navigation } from '../support/layout-content';

it('scrolls to the footer on the contact button and moves the focus there', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(inLayout(<p>Page</p>));
  await userEvent.click(screen.getByRole('button', { name: navigation.contactButton }));
  const footer = screen.getByRole('contentinfo');
  expect(scrollIntoView.mock.contexts).toEqual([footer]);
  // "auto" lets the style sheet decide, which respects prefers-reduced-motion.
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  expect(footer).toHaveFocus();
});
