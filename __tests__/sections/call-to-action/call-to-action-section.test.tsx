import { render, screen, within } from '@testing-library/react';
import CallToActionSection from '../../../src/sections/call-to-action/call-to-action-section';
import { example as content } from '../../../src/sections/call-to-action/example';
import { entries } from '../../support/queries';

const links = content.actions.map(({ title, href }) => [title, href]);

it('is named by its closing line, and has its sentence and its links in order', () => {
  render(<CallToActionSection content={content} />);
  const section = screen.getByRole('region', { name: 'Shall we begin?' });
  expect(section).toHaveAttribute('id', content.anchor);
  expect(within(section).getByText('The first hour is free.')).toBeVisible();
  expect(entries(section)).toEqual(links);
});
