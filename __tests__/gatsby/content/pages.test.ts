/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { collectionDefinitions } from '../../../gatsby/definitions/definitions';
import { createContentPages, pagesOfUnusedTemplates } from '../../../gatsby/content/pages';
import { blog, caseStudy, post } from '../../support/collections';
import { createdPages, siteContent } from '../../support/site-content';

const templateOf = (folder: string) => path.resolve(`src/templates/${folder}-entry.tsx`);

it('has a template for every collection, which leads to the list and to the next entry, from the last to the first', () => {
  const content = siteContent({
    ...post('old', { date: '2024-01-02' }),
    ...post('new'),
    ...caseStudy('only'),
  });
  const ofPost = { topics: { label: null, links: [] }, authorPage: null, related: [], relatedTitle: null };
  const back = (list: string) => {
    const { path, title } = content.routesByPath.get(list) ?? {};
    return { path, title };
  };
  const blog = { component: templateOf('posts'), context: { back: back('/blog'), ...ofPost } };
  expect(createdPages(content).slice(content.routes.length)).toEqual([
    { ...blog, path: '/blog/new', context: { ...blog.context, next: '/blog/old' } },
    { ...blog, path: '/blog/old', context: { ...blog.context, next: '/blog/new' } },
    {
      path: '/portfolio/only',
      component: templateOf('cases'),
      context: { back: back('/portfolio'), next: null },
    },
  ]);
  for (const [folder, { parentPath }] of collectionDefinitions)
    expect(fs.existsSync(templateOf(folder))).toBe(parentPath !== undefined);
});

it('has a page for unknown addresses', () => {
  const createPage = jest.fn();
  createContentPages(siteContent(), createPage);
  expect(createPage).toHaveBeenCalledWith(expect.objectContaining({ path: '/404.html' }));
});

it('has a page for each template that no entry uses', () => {
  expect(pagesOfUnusedTemplates(siteContent(post('paper')))).toEqual([
    { path: '/_cases-entry', component: templateOf('cases') },
  ]);
});

it('gives the home page the routes that no other page lists', () => {
  const posts = Object.fromEntries(Array.from({ length: 13 }, (_, number) => [`post-${number}`, {}]));
  const { pages } = blog(posts);
  const numbered = Array.from({ length: 2500 }, (_, number) => ({
    ...{ path: `/page-${number}`, title: `${number}`, sections: ['hero'] },
  }));
  const content = siteContent({ pages: { pages: [...pages, ...numbered] } });
  const [home, other] = createdPages(content);
  const laterRoutes = numbered.slice(100 - pages.length).map(({ path, title }) => ({ path, title }));
  expect(home?.context).toEqual({ author: null, laterRoutes });
  expect(other?.context).toEqual({ author: null });
});
