import { render, screen, within } from '@testing-library/react';
import { createdPages, pageAt } from '../support/content';

const { Page, Head, data } = pageAt('/about');

it('has its heading, the sentence, a decorative image and links', () => {
  const { container } = render(<Page />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([data.page?.heading]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  const links = within(screen.getByRole('navigation', { name: 'Ways on from here' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(1);
});

it('has its title and description in the head', () => {
  render(<Head />);
  expect(document.title).toBe(data.page?.documentTitle);
  const description = document.head.querySelector('meta[name=description]');
  expect(description).toHaveAttribute('content', data.page?.description);
});

it.each(['documentTitle', 'description', 'heading'] as const)('has a %s that no other page has', (field) => {
  const values = createdPages().map(({ path }) => pageAt(path).data.page?.[field]);
  expect(new Set(values).size).toBe(values.length);
});
