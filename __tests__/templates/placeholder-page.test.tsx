import { render, screen, within } from '@testing-library/react';
import { pageAt } from '../support/content';
import { placeholderRoutes, underConstruction } from '../support/specification';

describe.each(placeholderRoutes)('The placeholder page %s', (path) => {
  it('has one heading of the first level and says that it is under construction', () => {
    const { Page, data } = pageAt(path);
    render(<Page />);
    const [heading, ...others] = screen.getAllByRole('heading', { level: 1 });
    expect(others).toEqual([]);
    expect(heading).toHaveTextContent(data.page?.heading ?? 'no heading');
    expect(screen.getByText(underConstruction)).toBeVisible();
  });

  it('has a title and a description of its own', () => {
    const { Head, data } = pageAt(path);
    render(<Head />);
    expect(document.title).toBe(data.page?.documentTitle);
    expect(document.head.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      data.page?.description,
    );
  });
});

it('gives every placeholder page another title and another description', () => {
  const pages = placeholderRoutes.map((path) => pageAt(path).data.page);
  for (const field of ['documentTitle', 'description', 'heading'] as const) {
    expect(new Set(pages.map((page) => page?.[field])).size).toBe(placeholderRoutes.length);
  }
});

it('shows its image as decoration and links that lead on', () => {
  const { Page } = pageAt('/about');
  const { container } = render(<Page />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  const links = within(screen.getByRole('navigation', { name: 'Ways on from here' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/#process', '/#contact']);
});
