import { render, screen, within } from '@testing-library/react';
import CallToActionSection from '../../../src/sections/call-to-action/call-to-action-section';
import { entries } from '../../support/queries';
import { frame, image } from '../../support/section';

it('has its sentence and its links in order', () => {
  const actions = [
    { title: 'Write to us', href: 'mailto:studio@post.example' },
    { title: 'Read more', href: 'https://post.example/' },
  ];
  const text = 'The first hour is free.';
  const content = { ...frame, kind: 'call-to-action', text, image, actions } as const;
  render(<CallToActionSection content={content} isLast />);
  const section = screen.getByRole('region', { name: frame.title });
  expect(within(section).getByText(text)).toBeVisible();
  expect(section.querySelector('img')).toHaveAttribute('alt', '');
  expect(entries(section)).toEqual(actions.map(({ title, href }) => [title, href]));
});
