import type { NodeInput, NodePluginArgs } from 'gatsby';
import type { SiteContent } from './site-content';

type NodeApi = Pick<
  NodePluginArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNode' | 'getNodesByType'
>;

/** Creates a node for each route, and one for each file, which gatsby-transformer-json turns into one of its type. */
export function createContentNodes(content: SiteContent, api: NodeApi): void {
  for (const node of contentNodes(content, api)) void api.actions.createNode(node);
}

/**
 * Brings the nodes up to date after an edit.
 *
 * @returns whether there were changes
 */
export function updateContentNodes(content: SiteContent, api: NodeApi): boolean {
  const { actions, getNode, getNodesByType } = api;
  const nodes = contentNodes(content, api);
  const ids = new Set(nodes.map(({ id }) => id));
  const removed = ['ContentFile', 'Page']
    .flatMap((type) => getNodesByType(type))
    .filter(({ id }) => !ids.has(id));
  const changed = nodes.filter(
    ({ id, internal }) => getNode(id)?.internal.contentDigest !== internal.contentDigest,
  );
  for (const node of removed) actions.deleteNode(node);
  for (const node of changed) void actions.createNode(node);
  return removed.length + changed.length > 0;
}

function contentNodes({ files, routes }: SiteContent, api: NodeApi): NodeInput[] {
  const { createNodeId, createContentDigest } = api;
  const fileNodes = files
    // The entries of the route list are nodes of their own.
    .filter(({ type }) => type !== 'PageList')
    .map(({ name, type, value }) => ({
      // The type is part of the id: a node cannot change its type, and a file can change its kind.
      id: createNodeId(`content file ${name} ${type}`),
      graphqlType: type,
      internal: {
        type: 'ContentFile',
        mediaType: 'application/json',
        content: JSON.stringify(value),
        contentDigest: createContentDigest(value),
      },
    }));
  const pageNodes = routes.map((route, position) => ({
    ...route,
    id: createNodeId(`page ${route.path}`),
    // Gatsby lists nodes in the order of creation. The position in the digest makes that the order of the route list.
    internal: { type: 'Page', contentDigest: createContentDigest([position, route]) },
  }));
  return [...fileNodes, ...pageNodes];
}
