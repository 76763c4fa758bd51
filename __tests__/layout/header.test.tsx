import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header, SCROLL_THRESHOLD } from '../../src/layout/header/header';
import { scrollPage } from '../support/browser';
import { inLayout } from '../support/content';
import { navigation } from '../support/layout-content';

const isScrolled = () => screen.getByRole('banner').dataset.scrolled;

describe('Rendering', () => {
  it('has the scrolled style only below the threshold', () => {
    render(<Header />);
    expect(isScrolled()).toBe('false');
    scrollPage(SCROLL_THRESHOLD + 1);
    expect(isScrolled()).toBe('true');
    scrollPage(SCROLL_THRESHOLD);
    expect(isScrolled()).toBe('false');
  });
});

describe('Mouse interactions', () => {
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

  it('has a theme toggle', async () => {
    render(inLayout(<p>Page</p>));
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });
});
