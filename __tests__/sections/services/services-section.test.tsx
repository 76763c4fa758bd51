import { render, screen, within } from '@testing-library/react';
import ServicesSection from '../../../src/sections/services/services-section';
import type { ServicesContent } from '../../../src/sections/services/definition';
import { setParts } from '../../support/browser';
import { sectionContent } from '../../support/content';

const content = sectionContent<ServicesContent>('services');
const [service] = content.services as [ServicesContent['services'][number]];
const services = [
  { ...service, title: 'Check-up', href: '/check-up' },
  { ...service, slug: 'b', title: 'Cleaning' },
];

it.each(['offset', 'centred', 'cards', 'indexed'] as const)(
  'has the title, the text, the list and the link of each service in the layout %s',
  (layout) => {
    setParts({ layout });
    render(<ServicesSection content={{ ...content, services } as never} />);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Check-up', 'Cleaning']);
    expect(screen.getByRole('link', { name: 'Check-up' })).toHaveAttribute('href', '/check-up');
    expect(screen.getAllByText(service.description)).toHaveLength(2);
    for (const feature of service.features) {
      const entries = within(screen.getByRole('region')).getAllByRole('listitem');
      expect(entries.filter(({ textContent }) => textContent === feature)).toHaveLength(2);
    }
  },
);

it('shows the image, the responsive demo or the prototype of a service, and text alone for services without', () => {
  setParts({ layout: 'offset' });
  render(<ServicesSection content={content} />);
  const items = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
  for (const [index, { image, responsiveDemo, prototype }] of content.services.entries()) {
    const item = within(items[index] as HTMLElement);
    const name = image ? 'alt' : 'aria-label';
    expect(item.queryByRole('img')?.getAttribute(name)).toBe(image?.alt ?? responsiveDemo?.name);
    expect(item.queryByRole('group')?.getAttribute('aria-label')).toBe(prototype?.name);
  }
});
