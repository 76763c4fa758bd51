import fs from 'node:fs';
import path from 'node:path';
import type { Actions, Node, NodePluginArgs } from 'gatsby';
import { listAt } from './schema-details';

/** A route of content/pages.json, as its definition (content/schemas/pages.schema.json) has it. */
interface Route {
  path: string;
  sections?: string[];
}

const templates = path.resolve('src/templates');

/**
 * Creates a page for every route: the sections template for one that lists sections, the placeholder for the rest.
 * The list is read from its file, not queried: two quick edits in development would race a query.
 *
 * @param directory absolute path of the content folder
 * @param createPage Gatsby's action
 */
export function createRoutes(directory: string, createPage: Actions['createPage']): void {
  for (const { path: route, sections = [] } of readRoutes(directory)) {
    const isPlaceholder = sections.length === 0;
    createPage({
      path: route,
      component: path.join(templates, isPlaceholder ? 'placeholder-page.tsx' : 'sections-page.tsx'),
      // One flag a section, so that a page's query fetches what the page shows and nothing else.
      context: isPlaceholder ? {} : Object.fromEntries(sections.map((name) => [name, true])),
    });
  }
}

function readRoutes(directory: string): Route[] {
  const text = fs.readFileSync(path.join(directory, 'pages.json'), 'utf8');
  return (JSON.parse(text) as { pages: Route[] }).pages;
}

/**
 * Makes each route a GraphQL node of its own, for templates to query by path.
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
  }: Pick<NodePluginArgs, 'actions' | 'createNodeId' | 'createContentDigest'>,
): void {
  for (const route of listAt(list, 'pages') as Route[]) {
    const page = {
      ...route,
      id: createNodeId(`page ${route.path}`),
      parent: list.id,
      children: [],
      internal: { type: 'Page', contentDigest: createContentDigest(route) },
    };
    void actions.createNode(page);
    // A route that is taken out of the list goes with the list's earlier state.
    actions.createParentChildLink({ parent: list as Node, child: page as unknown as Node });
  }
}
