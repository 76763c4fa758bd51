import { render, screen } from '@testing-library/react';
import { expectComplaint } from '../support/console';
import { homeData, pageAt, sectionsPage } from '../support/content';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

const landmarks = () => screen.queryAllByRole('region').map(({ id }) => id);

const data = homeData();

it('the home page has one heading of level 1, names every other section by its heading, and makes it focusable', () => {
  const { Page } = pageAt('/');
  render(<Page />);
  expect(headings(1)).toEqual([data.heading]);
  const [, ...sections] = screen.getAllByRole('region');
  expect(sections).toHaveLength(data.sections.length - 1);
  for (const section of sections) {
    expect(section).toHaveAccessibleName(section.querySelector('h2')?.textContent ?? 'no heading');
    expect(section).toHaveAttribute('tabindex', '-1');
  }
});

it('A page with noindex asks search engines not to list it', () => {
  const { Head } = sectionsPage({ page: { ...data, noindex: true } });
  render(<Head />);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

describe('A page with other sections', () => {
  const section = (kind: string) => data.sections.filter((content) => content.kind === kind);
  const pageOf = (...kinds: string[]) =>
    sectionsPage({ page: { ...data, heading: 'Get in touch', sections: kinds.flatMap(section) } });

  it.each([
    ['under the heading of the route', ['contact', 'process']],
    ['with the heading in the hero at any position', ['services', 'hero']],
  ])('shows them in the order of the content, %s', (_name, kinds) => {
    const { Page } = pageOf(...kinds);
    render(<Page />);
    expect(headings(1)).toEqual(['Get in touch']);
    expect(landmarks()).toEqual(kinds);
  });

  it('opens with its first section if that can open a page, and the page has no image', () => {
    const { Page } = pageOf('contact', 'process');
    render(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).closest('section')).toHaveAttribute('id', 'contact');
    expect(screen.queryByText(data.description)).toBeNull();
  });

  it('opens with the description and the image of the page, in its colour', () => {
    const image = { src: 'https://images.example/a.jpg', focalPoint: '1% 2%', file: null };
    const { Page } = sectionsPage({
      page: { ...data, image, colour: 'coral', sections: section('contact') },
    });
    const { container } = render(<Page />);
    expect(screen.getByText(data.description)).toBeVisible();
    expect(container.querySelector('header img')).toHaveAttribute('src', image.src);
    expect(container.querySelector('header img')).toHaveAttribute('alt', '');
    expect(container.querySelector('.panel-colours > .panel')).toContainElement(
      screen.getByRole('heading', { level: 1 }),
    );
  });

  it('opens with the description and the buttons of the page', () => {
    const actions = [{ title: 'To the prices', href: '/about#prices' }];
    const { Page } = sectionsPage({ page: { ...data, actions, sections: section('contact') } });
    render(<Page />);
    expect(screen.getByText(data.description)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the prices' })).toHaveAttribute('href', '/about#prices');
  });

  it('shows a kind twice, each with its own anchor', () => {
    const [plans] = section('pricing');
    const summer = { ...plans, anchor: 'summer-plans' } as NonNullable<typeof plans>;
    const { Page } = sectionsPage({ page: { ...data, sections: [...section('pricing'), summer] } });
    render(<Page />);
    expect(landmarks()).toEqual(['pricing', 'summer-plans']);
  });

  it.each([
    ['shows a placeholder with the heading above other sections', ['contact']],
    ['shows a placeholder alone', []],
  ])('%s', (_, kinds) => {
    const [content] = pageAt('/about').data.page.sections as [(typeof data.sections)[number]];
    const { Page } = sectionsPage({ page: { ...data, sections: [content, ...kinds.flatMap(section)] } });
    render(<Page />);
    expect(headings(1)).toEqual([data.heading]);
    expect(document.getElementById(content.anchor)).toHaveAttribute('tabindex', '-1');
    expect(landmarks()).toEqual(kinds);
  });

  it('shows a note in place of a section that fails', () => {
    expectComplaint(/PricingSection/);
    const sections = data.sections.map((content) =>
      content.kind === 'pricing' ? ({ kind: 'pricing', anchor: 'pricing' } as typeof content) : content,
    );
    const { Page } = sectionsPage({ page: { ...data, sections } });
    render(<Page />);
    expect(landmarks()).toEqual(['hero', 'services', 'process', 'contact']);
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
