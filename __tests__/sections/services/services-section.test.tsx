import { render, screen, within } from '@testing-library/react';
import ServicesSection from '../../../src/sections/services/services-section';
import { sectionContent } from '../../support/content';
import type { ServicesContent } from '../../../src/sections/services/definition';

const content = sectionContent<ServicesContent>('services');

beforeEach(() => {
  render(<ServicesSection content={content} />);
});

it.each(content.services)('shows $title with its description and features', (service) => {
  const heading = screen.getByRole('heading', { level: 3, name: service.title });
  expect(within(heading).queryByRole('link')?.getAttribute('href') ?? null).toBe(service.href);
  expect(screen.getByText(service.description)).toBeVisible();
  for (const feature of service.features) expect(screen.getByText(feature)).toBeVisible();
});

it('shows the image, the responsive demo or the prototype of a service, and text alone for services without', () => {
  const items = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
  for (const [index, { image, responsiveDemo, prototype }] of content.services.entries()) {
    const item = within(items[index] as HTMLElement);
    const name = image ? 'alt' : 'aria-label';
    expect(item.queryByRole('img')?.getAttribute(name)).toBe(image?.alt ?? responsiveDemo?.name);
    expect(item.queryByRole('group')?.getAttribute('aria-label')).toBe(prototype?.name);
  }
});
