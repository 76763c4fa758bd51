import { render, screen, within } from '@testing-library/react';
import CallToActionSection from '../../../src/sections/call-to-action/call-to-action-section';
import type { CallToActionContent } from '../../../src/sections/call-to-action/definition';
import { entries } from '../../support/queries';

const content = {
  kind: 'call-to-action',
  anchor: 'call-to-action-example',
  showsHeading: false,
  title: 'Shall we begin?',
  text: 'The first hour is free.',
  actions: [
    { title: 'Write to us', href: 'mailto:studio@post.example' },
    { title: 'Read more', href: 'https://post.example/' },
  ],
} satisfies CallToActionContent;

const links = content.actions.map(({ title, href }) => [title, href]);

it('is named by its closing line, and has its sentence and its links in order', () => {
  render(<CallToActionSection content={content} />);
  const section = screen.getByRole('region', { name: 'Shall we begin?' });
  expect(section).toHaveAttribute('id', content.anchor);
  expect(within(section).getByText('The first hour is free.')).toBeVisible();
  expect(entries(section)).toEqual(links);
});
