import { render, screen } from '@testing-library/react';
import { Logo } from '../../src/layout/logo';
import { brand } from '../support/layout-content';

it('is a link to the home page with the mark and the name of the brand', () => {
  render(<Logo />);
  const link = screen.getByRole('link', { name: `${brand.name}, home page` });
  expect(link).toHaveAttribute('href', '/');
  expect(link).toHaveTextContent(brand.name);
  const mark = link.querySelector('svg');
  expect(mark).toHaveAttribute('viewBox', brand.logo.viewBox);
  expect(mark).toHaveAttribute('aria-hidden', 'true');
  expect(mark?.children).toHaveLength(brand.logo.shapes.length);
});
