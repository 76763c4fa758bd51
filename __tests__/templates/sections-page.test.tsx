import { render, screen } from '@testing-library/react';
import { expectComplaint } from '../support/console';
import { homeData, pageAt, sectionsPage } from '../support/content';
import { headline, pricingTitle, processTitle } from '../support/specification';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const landmarks = () => screen.getAllByRole('region').map((region) => region.id);

describe('The home page', () => {
  it('has the headline as its only heading of the first level', () => {
    const { Page } = pageAt('/');
    render(<Page />);
    expect(headings(1)).toEqual([headline]);
  });

  it('shows hero, services, process, pricing and contact in this order', () => {
    const { Page } = pageAt('/');
    render(<Page />);
    expect(landmarks()).toEqual(['', 'services', 'process', 'pricing', 'contact']);
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName(headline);
    expect(headings(2)).toEqual(expect.arrayContaining([processTitle, pricingTitle]));
  });

  it('names every section by its heading, and makes it a place where focus can arrive', () => {
    const { Page } = pageAt('/');
    render(<Page />);
    const [, ...sections] = screen.getAllByRole('region');
    expect(sections).toHaveLength(4);
    for (const section of sections) {
      expect(section).toHaveAccessibleName(section.querySelector('h2')?.textContent ?? 'no heading');
      expect(section).toHaveAttribute('tabindex', '-1');
    }
  });
});

describe('A page made of other sections', () => {
  const data = homeData();
  const pageOf = (...sections: string[]) =>
    sectionsPage({ ...data, page: { ...data.page, heading: 'Get in touch', sections } as typeof data.page });

  it('shows them in the order of the content', () => {
    const { Page } = pageOf('contact', 'process');
    render(<Page />);
    expect(landmarks()).toEqual(['contact', 'process']);
  });

  it('gets one heading of the first level from the content when it begins without a hero', () => {
    const { Page } = pageOf('contact');
    render(<Page />);
    expect(headings(1)).toEqual(['Get in touch']);
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  });

  it('gives the heading to the hero, wherever it stands', () => {
    const { Page } = pageOf('services', 'hero');
    render(<Page />);
    expect(headings(1)).toEqual(['Get in touch']);
    expect(landmarks()).toEqual(['services', '']);
  });

  it('shows a note in the place of one that fails, and the others', () => {
    expectComplaint(/PricingSection/);
    const { Page } = sectionsPage({ ...data, pricing: {} as typeof data.pricing });
    render(<Page />);
    expect(landmarks()).toEqual(['', 'services', 'process', 'contact']);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('says which file is missing when its route was not found', () => {
    const { Page } = sectionsPage({ page: null });
    expect(() => render(<Page />)).toThrow('content/pages.json');
  });
});

describe('The head', () => {
  it('has title and description of the home page', () => {
    const { Head, data } = pageAt('/');
    render(<Head />);
    expect(document.title).toBe(`${data.page?.title} | Foldline`);
    expect(document.head.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      data.page?.description,
    );
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });
});
