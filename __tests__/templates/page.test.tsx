import { render, renderHook, screen } from '@testing-library/react';
import { usePlaceholder } from '../../src/sections/placeholder/use-placeholder';
import { expectComplaint } from '../support/console';
import { homeData, pageAt, sectionsPage } from '../support/content';
import { headline, pricingTitle, processTitle, underConstruction } from '../support/specification';

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
    expect(landmarks()).toEqual(['hero', 'services', 'process', 'pricing', 'contact']);
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
  const section = (kind: string) => data.sections.filter((content) => content.kind === kind);
  const pageOf = (...kinds: string[]) =>
    sectionsPage({ page: { ...data, heading: 'Get in touch', sections: kinds.flatMap(section) } });

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
    expect(landmarks()).toEqual(['services', 'hero']);
  });

  it('shows a kind twice, each with its own anchor', () => {
    const [plans] = section('pricing');
    const summer = { ...plans, anchor: 'summer-plans' } as NonNullable<typeof plans>;
    const { Page } = sectionsPage({ page: { ...data, sections: [...section('pricing'), summer] } });
    render(<Page />);
    expect(landmarks()).toEqual(['pricing', 'summer-plans']);
  });

  it('shows a placeholder with the heading above other sections', () => {
    const placeholder = renderHook(usePlaceholder).result.current;
    const content = {
      ...placeholder,
      kind: 'placeholder',
      showsHeading: true,
    } as (typeof data.sections)[number];
    const { Page } = sectionsPage({ page: { ...data, sections: [content, ...section('contact')] } });
    render(<Page />);
    expect(headings(1)).toEqual([data.heading]);
    expect(screen.getByText(underConstruction)).toBeVisible();
    expect(landmarks()).toEqual(['contact']);
  });

  it('shows a note in the place of one that fails, and the others', () => {
    expectComplaint(/PricingSection/);
    const sections = data.sections.map((content) =>
      content.kind === 'pricing' ? ({ kind: 'pricing', anchor: 'pricing' } as typeof content) : content,
    );
    const { Page } = sectionsPage({ page: { ...data, sections } });
    render(<Page />);
    expect(landmarks()).toEqual(['hero', 'services', 'process', 'contact']);
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
    expect(document.title).toBe(data.page?.documentTitle);
    expect(document.head.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      data.page?.description,
    );
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });
});
