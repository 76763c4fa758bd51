import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import CasesSection from '../../src/sections/cases/cases-section';
import { ContactReasons } from '../../src/sections/contact/contact-reasons';
import PeopleSection from '../../src/sections/people/people-section';
import { AuthorOpening } from '../../src/sections/author-opening';
import PostsSection from '../../src/sections/posts/posts-section';
import QuotesSection from '../../src/sections/quotes/quotes-section';
import { emptyOpening, frame } from '../support/section';

// The text of an entry that is not translated, in a section that is.

const text = 'Written in English';
const section = { ...frame, kind: '' };
const list = {
  ...section,
  pages: null,
  link: null,
  latest: null,
  topics: null,
  authors: null,
  related: null,
};

const person = {
  slug: 'ada',
  name: 'Ada',
  role: text,
  text: null,
  image: null,
  about: null,
  details: null,
  quote: null,
  lang: 'en-GB',
};
const quote = { slug: 'ada', text, author: 'Ada', role: null, review: null, image: null, lang: 'en-GB' };
const page = { slug: 'a', path: '/de/a', title: text, status: null, cover: null, lang: 'en-GB' };
const post = { ...page, description: '', date: '2026-03-14', author: person } as never;
const study = { ...page, client: 'Larkfield', year: 2025, services: ['Design'] } as never;

it.each<[string, ReactElement]>([
  [
    'a person of a team',
    <PeopleSection content={{ ...section, pages: null, link: null, linkImage: null, people: [person] }} />,
  ],
  [
    'the person beside a form',
    <ContactReasons person={person} responseTime={null} benefits={null} actions={null} />,
  ],
  ['an author', <AuthorOpening {...person} opening={{ heading: '', description: '', ...emptyOpening }} />],
  ['a quote', <QuotesSection content={{ ...section, quotes: [quote] }} />],
  ['a post', <PostsSection content={{ ...list, posts: [post] }} />],
  ['a case study', <CasesSection content={{ ...list, names: null, cases: [study] }} />],
])('%s has its language', (_, element) => {
  render(element);
  expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en-GB');
  expect(screen.queryByText(frame.title)?.closest('[lang]') ?? null).toBeNull();
});
