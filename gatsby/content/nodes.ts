import { setTimeout } from 'node:timers/promises';
import type { NodeInput, NodePluginArgs } from 'gatsby';
import type { SiteContent } from './site-content';

type NodeApi = Pick<
  NodePluginArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNode' | 'getNodesByType'
>;

/** The interval at which `deleteOldNodes` checks for JSON nodes, and how long it waits for them, in ms. */
const pollInterval = 5;
const waitLimit = 10_000;

/** Creates a node for each route, and one for each file, which gatsby-transformer-json turns into one of its type. */
export function createContentNodes(content: SiteContent, api: NodeApi): void {
  for (const node of contentNodes(content, api)) {
    const existing = api.getNode(node.id);
    // An earlier process ended before the file had its JSON node. Gatsby would not make it for a node that has not changed.
    if (existing?.internal.type === 'ContentFile' && !hasJsonNode(existing)) api.actions.deleteNode(existing);
    void api.actions.createNode(node);
  }
}

/**
 * Creates the nodes of what an edit has changed. `deleteOldNodes` deletes those that they replace.
 *
 * @returns whether there were changes
 */
export function createChangedNodes(content: SiteContent, api: NodeApi): boolean {
  const nodes = contentNodes(content, api);
  const changed = nodes.filter((node) => isChanged(node, api));
  for (const node of changed) void api.actions.createNode(node);
  return changed.length > 0 || oldNodes(nodes, api).length > 0;
}

/**
 * Deletes the nodes of earlier content, after gatsby-transformer-json has made those of the latest: a query always finds
 * a node of each file.
 *
 * @returns the latest content, or nothing while Gatsby has yet to create its nodes: all nodes remain then
 * @throws if gatsby-transformer-json does not make a node
 */
export async function deleteOldNodes(
  latest: () => SiteContent,
  api: NodeApi,
): Promise<SiteContent | undefined> {
  const isComplete = () => api.getNodesByType('ContentFile').every(hasJsonNode);
  for (let waited = 0; !isComplete(); waited += pollInterval) {
    if (waited >= waitLimit) throw new Error('gatsby-transformer-json has not made the node of a file');
    await setTimeout(pollInterval);
  }
  const content = latest();
  const nodes = contentNodes(content, api);
  if (nodes.some((node) => isChanged(node, api))) return undefined;
  for (const node of oldNodes(nodes, api)) api.actions.deleteNode(node);
  return content;
}

const hasJsonNode = ({ children }: { children: readonly string[] }): boolean => children.length > 0;

const isChanged = ({ id, internal }: NodeInput, { getNode }: NodeApi): boolean =>
  getNode(id)?.internal.contentDigest !== internal.contentDigest;

function oldNodes(nodes: readonly NodeInput[], { getNodesByType }: NodeApi) {
  const ids = new Set(nodes.map(({ id }) => id));
  return ['ContentFile', 'Page'].flatMap((type) => getNodesByType(type)).filter(({ id }) => !ids.has(id));
}

function contentNodes({ files, routes }: SiteContent, api: NodeApi): NodeInput[] {
  const { createNodeId, createContentDigest } = api;
  const fileNodes = files
    // The entries of the route list are nodes of their own.
    .filter(({ type }) => type !== 'PageList')
    .map(({ name, type, value }) => {
      const contentDigest = createContentDigest(value);
      return {
        // Changed content is a new node, because Gatsby deletes the JSON node of a node that it replaces. The type is
        // part of the id too: a node cannot change its type, and a file can change its kind.
        id: createNodeId(`content file ${name} ${type} ${contentDigest}`),
        graphqlType: type,
        internal: {
          type: 'ContentFile',
          mediaType: 'application/json',
          content: JSON.stringify(value),
          contentDigest,
        },
      };
    });
  const pageNodes = routes.map((route, position) => ({
    ...route,
    id: createNodeId(`page ${route.path}`),
    // Gatsby lists nodes in the order of creation. The position in the digest makes that the order of the route list.
    internal: { type: 'Page', contentDigest: createContentDigest([position, route]) },
  }));
  return [...fileNodes, ...pageNodes];
}
