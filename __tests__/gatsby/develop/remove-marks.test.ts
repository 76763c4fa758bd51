import { screen, waitFor } from '@testing-library/react';
import { markField } from '../../../gatsby/content/marks';
import { removeMarks } from '../../../gatsby/develop/remove-marks';
import type { ContentFile } from '../../../gatsby/parse/parse-text';
import { showHtml } from '../../support/browser';
import { siteContent } from '../../support/site-content';

const site = siteContent();
const plans = { name: 'sections/plans.json' } as ContentFile;
const marked = (text: string, ...path: (string | number)[]) => String(markField(text, plans, path, site));

// A page does that once.
beforeAll(removeMarks);

beforeEach(() => void jest.replaceProperty(process, 'env', { ...process.env, ADMIN: 'true' }));

it('finds no marks in a site without forms beside it', () => {
  expect(marked('£250', 'plans', 0, 'price')).not.toBe('£250');
  jest.replaceProperty(process, 'env', { ...process.env, ADMIN: undefined });
  expect(marked('£250', 'plans', 0, 'price')).toBe('£250');
});

it('takes marks out of texts and attributes, and keeps the places of texts, images and examples', async () => {
  showHtml(`
    <p>${marked('£250', 'plans', 0, 'price')}</p>
    <img alt="${marked('A desk', 'mvp', 'image', 'alt')}">
    <input aria-label="Name" placeholder="${marked('Ada', 'hint')}">
    <button aria-label="${marked('Close', 'close')}"></button>`);
  expect(await screen.findByText('£250')).toHaveAttribute('data-field', 'sections/plans.json|plans.0.price|');
  const image = screen.getByRole('img', { name: 'A desk' });
  expect(image).toHaveAttribute('data-field', 'sections/plans.json|mvp.image.src|');
  expect(screen.getByPlaceholderText('Ada')).toHaveAttribute('data-field', 'sections/plans.json|hint|');
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAttribute('data-field');
});

it('follows texts that are rendered later, and forgets the place of one that has none', async () => {
  const page = showHtml('<p>First</p>');
  const text = page.querySelector('p')?.firstChild as Text;
  text.data = marked('Second', 'title');
  await waitFor(() => expect(text.data).toBe('Second'));
  expect(text.parentElement).toHaveAttribute('data-field', 'sections/plans.json|title|');
  text.data = 'Third';
  await waitFor(() => expect(text.parentElement).not.toHaveAttribute('data-field'));
});

it('marks the pages of the list by their own places, and none that the build adds', () => {
  const pages = { name: 'pages.json' } as ContentFile;
  const about = site.routes.findIndex(({ path }) => path === '/about');
  const own = (index: number, routes = site.routes) =>
    String(markField('', pages, ['pages', index, 'heading'], { ...site, routes }));
  const added = { ...site.routes[about], source: '/about' } as (typeof site.routes)[number];
  const moved = [added, ...site.routes];
  expect(own(about + 1, moved)).toBe(own(about));
  expect(own(0, moved)).toBe('');
});

it('gives the shapes of a logo the place in an attribute', () => {
  const shape = { element: 'g', attributes: { fill: 'red' } };
  const drawing = { viewBox: '0 0 9 9', shapes: [shape] };
  const attributes = { fill: 'red', 'data-field': 'sections/plans.json|logo|' };
  expect(markField(drawing, plans, ['logo'], site)).toEqual({
    ...drawing,
    shapes: [{ ...shape, attributes }],
  });
});
