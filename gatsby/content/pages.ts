import fs from 'node:fs';
import path from 'node:path';
import type { Actions, NodePluginArgs } from 'gatsby';
import { listAt } from '../check/schema-details';

/** A route of content/pages.json, as its definition (content/schemas/pages.schema.json) has it. */
interface Route {
  path: string;
  title: string;
  sections?: string[];
}

const templates = path.resolve('src/templates');

/** So many routes every page lists (the limit in use-layout-content.ts); the home page lists those after them, too. */
const listedEverywhere = 100;

/**
 * Creates a page for every route: the sections template for one that lists sections, the placeholder for the rest.
 * The list is read from its file, not queried: two quick edits in development would race a query.
 *
 * @param directory absolute path of the content folder
 * @param createPage Gatsby's action
 */
export function createRoutes(directory: string, createPage: Actions['createPage']): void {
  const routes = readRoutes(directory);
  const laterRoutes = routes.slice(listedEverywhere).map(({ path, title }) => ({ path, title }));
  for (const { path: route, sections = [] } of routes) {
    const isPlaceholder = sections.length === 0;
    createPage({
      path: route,
      component: path.join(templates, isPlaceholder ? 'placeholder-page.tsx' : 'page.tsx'),
      context: route === '/' && laterRoutes.length > 0 ? { laterRoutes } : {},
    });
  }
}

function readRoutes(directory: string): Route[] {
  const text = fs.readFileSync(path.join(directory, 'pages.json'), 'utf8');
  return (JSON.parse(text) as { pages: Route[] }).pages;
}

/**
 * Makes each route a GraphQL node of its own, for templates to query by path, and takes away those of routes that have
 * left the list. The nodes are not linked as the list's children: each link writes the list anew, so that thousands
 * of routes would take minutes.
 *
 * @param list the node of content/pages.json
 * @param api Gatsby's node helpers
 */
export function createPageNodes(
  list: { id: string; pages?: unknown },
  {
    actions,
    createNodeId,
    createContentDigest,
    getNodesByType,
  }: Pick<NodePluginArgs, 'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType'>,
): void {
  const pages = (listAt(list, 'pages') as Route[]).map((route, position) => ({
    ...route,
    id: createNodeId(`page ${route.path}`),
    parent: list.id,
    children: [],
    // With the position in it a route that has moved is made anew, so that the nodes keep the list's order.
    internal: { type: 'Page', contentDigest: createContentDigest([position, route]) },
  }));
  const ids = new Set(pages.map(({ id }) => id));
  for (const page of getNodesByType('Page')) if (!ids.has(page.id)) actions.deleteNode(page);
  for (const page of pages) void actions.createNode(page);
}
