import { render, screen } from '@testing-library/react';
import { ListContext } from '../../../src/entries/list/entry-list';
import PeopleSection from '../../../src/sections/people/people-section';
import { entries } from '../../support/queries';
import { frame, image } from '../../support/section';

const people = [
  {
    slug: 'ada',
    name: 'Ada Wells',
    role: 'Design',
    text: 'Draws first.',
    image,
    about: null,
    details: null,
    quote: null,
  },
  {
    slug: 'bo',
    name: 'Bo Adeyemi',
    role: 'Code',
    text: null,
    image: null,
    about: null,
    details: null,
    quote: null,
  },
];

const link = { title: 'We are looking for two', href: '/careers' };

const linkImage = { ...image, src: 'https://images.example/chairs.jpg' };

const namedPages = { ada: { path: '/blog/authors/ada', title: 'Notes by Ada Wells' } };

it('lists the people in order, with links to the posts of those who have some and a last one, and portraits that repeat nothing', () => {
  render(
    <ListContext value={{ namedPages }}>
      <PeopleSection content={{ ...frame, kind: 'people', people, link, linkImage, pages: null }} />
    </ListContext>,
  );
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Ada Wells', 'Bo Adeyemi']);
  expect(entries(screen.getByRole('region'))).toEqual([
    ['Notes by Ada Wells', '/blog/authors/ada'],
    ['We are looking for two', '/careers'],
  ]);
  const [ada, bo] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(ada).toHaveTextContent('DesignDraws first.');
  expect(ada.querySelector('img')).toHaveAttribute('alt', '');
  expect(ada.querySelector('img')).toHaveStyle({ objectPosition: image.focalPoint });
  const [chairs] = screen.getAllByRole('listitem').slice(2);
  expect(chairs?.querySelector('img')).toHaveAttribute('src', linkImage.src);
  expect(chairs?.querySelector('img')).toHaveAttribute('alt', '');
  expect(bo).toHaveTextContent('Code');
  expect(bo.querySelector('img')).toBeNull();
});

it('has the second portrait in front of the first, and loads it only near the screen', () => {
  const second = { src: 'https://images.example/second.jpg', focalPoint: '3% 4%', file: null };
  const [ada] = people as [(typeof people)[number]];
  render(
    <PeopleSection
      content={{
        ...frame,
        kind: 'people',
        people: [{ ...ada, image: { ...image, second } }],
        link: null,
        linkImage: null,
        pages: null,
      }}
    />,
  );
  const images = [...screen.getByRole('listitem').querySelectorAll('img')];
  expect(images.map(({ src }) => src)).toEqual([image.src, second.src]);
  expect(images.map((element) => element.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  expect(images[1]).toHaveAttribute('alt', '');
  expect(images[1]).toHaveStyle({ objectPosition: second.focalPoint });
});

it('links the name to the page of a person', () => {
  const pages = { ada: { path: '/team/ada', title: 'Ada Wells' } };
  render(
    <ListContext value={{ namedPages: pages }}>
      <PeopleSection
        content={{ ...frame, kind: 'people', people, link: null, linkImage: null, pages: null }}
      />
    </ListContext>,
  );
  expect(entries(screen.getByRole('region'))).toEqual([['Ada Wells', '/team/ada']]);
  expect(screen.getByRole('heading', { name: 'Ada Wells' })).toContainElement(screen.getByRole('link'));
});

it('says what people can do, and how to reach them', () => {
  const details = {
    phone: '+44 20 7946 0347',
    email: 'ada@studio.example',
    links: [{ title: 'Publications', href: 'https://ada.example' }],
    languages: ['English', 'French'],
    qualifications: ['Barrister'],
  };
  const [ada] = people as [(typeof people)[number]];
  const content = { ...frame, kind: 'people', people: [{ ...ada, details }], link: null };
  render(<PeopleSection content={content as never} />);
  expect(entries(screen.getByRole('region'))).toEqual([
    ['+44 20 7946 0347', 'tel:+442079460347'],
    ['ada@studio.example', 'mailto:ada@studio.example'],
    ['Publications', 'https://ada.example'],
  ]);
  expect(screen.getByRole('listitem')).toHaveTextContent('BarristerEnglish, French');
});

it('is the page of a person, with the text and how to reach them', () => {
  const details = { email: 'ada@studio.example' };
  const author = { ...people[0], about: ['Ada came in 2019.'], details };
  const opening = { heading: 'Ada Wells', description: '', image: null, colour: null, actions: null };
  render(
    <ListContext value={{ author: author as never, back: { path: '/team', title: 'Team' } }}>
      <PeopleSection
        content={{ ...frame, kind: 'people', people, link, linkImage, pages: true }}
        opening={opening}
      />
    </ListContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ada Wells');
  expect(screen.getByText('Ada came in 2019.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ada@studio.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/team');
  expect(screen.queryByText('Bo Adeyemi')).toBeNull();
});
