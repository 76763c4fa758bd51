import { render, screen, within } from '@testing-library/react';
import { ListContext } from '../../../src/entries/pagination';
import PeopleSection from '../../../src/sections/people/people-section';
import { entries } from '../../support/queries';

const image = { src: 'https://images.example/ada.jpg', focalPoint: '50% 20%', file: null };

const content = {
  kind: 'people',
  anchor: 'team',
  showsHeading: false,
  title: 'The team',
  intro: 'Two people.',
  people: [
    { slug: 'ada', name: 'Ada Wells', role: 'Design', text: 'Draws first.', image },
    { slug: 'bo', name: 'Bo Adeyemi', role: 'Code', text: null, image: null },
  ],
};

const authorPages = { ada: { path: '/blog/authors/ada', title: 'Notes by Ada Wells' } };

beforeEach(() => {
  render(
    <ListContext value={{ authorPages }}>
      <PeopleSection content={content} />
    </ListContext>,
  );
});

it('links to the posts of those who have some', () => {
  expect(entries(screen.getByRole('region'))).toEqual([['Notes by Ada Wells', '/blog/authors/ada']]);
});

it('is named by its title and lists the people in order', () => {
  const section = screen.getByRole('region', { name: 'The team' });
  expect(section).toHaveAttribute('id', 'team');
  const names = within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Ada Wells', 'Bo Adeyemi']);
});

it('shows role and text, and a portrait that repeats nothing for assistive technology', () => {
  const [ada, bo] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(ada).toHaveTextContent('DesignDraws first.');
  expect(ada.querySelector('img')).toHaveAttribute('alt', '');
  expect(ada.querySelector('img')).toHaveStyle({ objectPosition: '50% 20%' });
  expect(bo).toHaveTextContent('Code');
  expect(bo.querySelector('img')).toBeNull();
  expect(within(bo).getByText('BA')).toHaveAttribute('aria-hidden', 'true');
});
