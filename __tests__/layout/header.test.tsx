import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../../src/layout/header/header';
import { scrollPage } from '../support/browser';
import { renderRoute } from '../support/page';

const isScrolled = () => screen.getByRole('banner').dataset.scrolled;

describe('The header on scrolling', () => {
  it.each([
    [0, 'false'],
    [10, 'false'],
    [11, 'true'],
    [2000, 'true'],
  ])('at %i px has the scrolled style: %s', (top, answer) => {
    render(<Header />);
    scrollPage(top);
    expect(isScrolled()).toBe(answer);
  });

  it('reverts when the page is scrolled back', () => {
    render(<Header />);
    scrollPage(11);
    scrollPage(10);
    expect(isScrolled()).toBe('false');
  });

  it('knows a page that was scrolled before it appeared', () => {
    window.scrollY = 11;
    render(<Header />);
    expect(isScrolled()).toBe('true');
  });
});

describe('The logo', () => {
  it('links to the home page', () => {
    render(<Header />);
    expect(screen.getByRole('link', { name: 'Foldline, home page' })).toHaveAttribute('href', '/');
  });
});

describe('Contact Us', () => {
  it.each(['/', '/about'])('scrolls smoothly to the footer on %s and moves the focus there', async (path) => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderRoute(path);
    await userEvent.click(screen.getByRole('button', { name: 'Contact Us' }));
    const footer = screen.getByRole('contentinfo');
    expect(scrollIntoView.mock.contexts).toEqual([footer]);
    // "auto" leaves the way to the style sheet, which knows who prefers less motion.
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
    expect(footer).toHaveFocus();
    expect(window.location.pathname).toBe(path);
  });
});

describe('The theme toggle in the header', () => {
  it('says what it will do', () => {
    renderRoute('/');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement).toHaveClass('dark');
    fireEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement).not.toHaveClass('dark');
  });
});
