/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { collectionDefinitions } from '../../../gatsby/definitions/definitions';
import { createContentPages, pagesOfUnusedTemplates } from '../../../gatsby/content/pages';
import { caseStudy, post } from '../../support/collections';
import { createdPages, siteContent } from '../../support/site-content';

const templateOf = (folder: string) => path.resolve(`src/templates/${folder}-entry.tsx`);

it('has a template for every collection whose entries are pages', () => {
  const content = siteContent({ ...post('paper'), ...caseStudy('larkfield') });
  expect(createdPages(content).slice(content.routes.length)).toEqual([
    { path: '/blog/paper', component: templateOf('posts'), context: {} },
    { path: '/portfolio/larkfield', component: templateOf('cases'), context: {} },
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
