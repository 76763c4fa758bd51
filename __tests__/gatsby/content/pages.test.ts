/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { collectionDefinitions } from '../../../gatsby/definitions/definitions';
import { createContentPages, unusedTemplates } from '../../../gatsby/content/pages';
import { caseStudy, post } from '../../support/collections';
import { createdPages, siteContent } from '../../support/site-content';

const component = path.resolve('src/templates/entry.tsx');

it('has a page for every entry, and a component for every collection whose entries are pages', () => {
  const content = siteContent({ ...post('paper'), ...caseStudy('larkfield') });
  expect(createdPages(content).slice(content.routes.length)).toEqual([
    { path: '/blog/paper', component, context: {} },
    { path: '/portfolio/larkfield', component, context: {} },
  ]);
  for (const { $id = '', parentPath } of collectionDefinitions.values()) {
    const name = path.basename($id, '.schema.json');
    expect(fs.existsSync(`src/entries/${name}/${name}-page.tsx`)).toBe(parentPath !== undefined);
  }
});

it('has a page for unknown addresses', () => {
  const createPage = jest.fn();
  createContentPages(siteContent(), createPage);
  expect(createPage).toHaveBeenCalledWith(expect.objectContaining({ path: '/404.html' }));
});

it('has a page for the template of entries if no entry uses it', () => {
  expect(unusedTemplates(siteContent())).toEqual([{ path: '/_entry', component }]);
  expect(unusedTemplates(siteContent(post('paper')))).toEqual([]);
});
