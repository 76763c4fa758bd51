import { setTimeout } from 'node:timers/promises';
import type { NodeInput } from 'gatsby';
import { createChangedNodes, createContentNodes, deleteOldNodes } from '../../../gatsby/content/nodes';
import { siteContent } from '../../support/site-content';

// Jest has no fake timers for this module.
jest.mock('node:timers/promises', () => ({
  setTimeout: (delay: number) => new Promise((resolve) => void globalThis.setTimeout(resolve, delay)),
}));

/** Gatsby's node store as far as the code under test uses it. */
function nodeStore() {
  const nodes = new Map<string, NodeInput>([
    ['site', { id: 'site', internal: { type: 'Site', contentDigest: '' } }],
  ]);
  const actions = {
    createNode: jest.fn(
      (node: NodeInput) => void nodes.set(node.id, { ...node, children: store.hasChildren ? ['json'] : [] }),
    ),
    deleteNode: jest.fn(({ id }: NodeInput) => void nodes.delete(id)),
  };
  const store = {
    /** Whether a created node has the node that gatsby-transformer-json makes of it. */
    hasChildren: true,
    actions,
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
  };
  return store;
}

const content = siteContent();
let api: ReturnType<typeof nodeStore>;
const update = (changes: Partial<typeof content>) =>
  createChangedNodes({ ...content, ...changes }, api as never);
const [firstFile, ...otherFiles] = content.files;
const edited = { files: [{ ...firstFile, value: { changed: true } }, ...otherFiles] as typeof content.files };
const deleteOld = (changes: Partial<typeof content>) =>
  deleteOldNodes(() => ({ ...content, ...changes }), api as never);

beforeEach(() => {
  api = nodeStore();
  createContentNodes(content, api as never);
  jest.clearAllMocks();
});

it('has a JSON node for each file but the route list, and a page node for each route', () => {
  const files = api.getNodesByType('ContentFile');
  expect(files).toHaveLength(content.files.length - 1);
  for (const { internal } of files) expect(internal.mediaType).toBe('application/json');
  const [plans] = files.filter(({ graphqlType }) => graphqlType === 'Pricing');
  expect(JSON.parse(plans?.internal.content ?? '')).toEqual({ ...content.sections.get('plans') });
  expect(api.getNodesByType('Page').map(({ path }) => path)).toEqual(content.routes.map(({ path }) => path));
});

it('changes nothing after an edit that changes no value', () => {
  expect(update({})).toBe(false);
  for (const action of Object.values(api.actions)) expect(action).not.toHaveBeenCalled();
});

it('creates the nodes of changed files, and deletes those that they replace afterwards', async () => {
  const [old] = api.getNodesByType('ContentFile');
  expect(update(edited)).toBe(true);
  expect(api.actions.createNode).toHaveBeenCalledTimes(1);
  expect(api.actions.deleteNode).not.toHaveBeenCalled();
  await expect(deleteOld(edited)).resolves.toMatchObject(edited);
  expect(api.actions.deleteNode.mock.calls).toEqual([[old]]);
});

it('deletes nothing before the new files have their JSON nodes', async () => {
  api.hasChildren = false;
  update(edited);
  const deleted = deleteOld(edited);
  await setTimeout(50);
  expect(api.actions.deleteNode).not.toHaveBeenCalled();
  for (const node of api.getNodesByType('ContentFile')) node.children = ['json'];
  await deleted;
  expect(api.actions.deleteNode).toHaveBeenCalledTimes(1);
});

it('reports a file without a JSON node after 10 s', async () => {
  jest.useFakeTimers();
  api.hasChildren = false;
  update(edited);
  const deleted = deleteOld(edited);
  const settled = jest.fn();
  deleted.then(settled, settled);
  await jest.advanceTimersByTimeAsync(9990);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  await expect(deleted).rejects.toThrow('gatsby-transformer-json has not made the node of a file');
  jest.useRealTimers();
});

it('uses the content that is the latest after the wait', async () => {
  api.hasChildren = false;
  update(edited);
  const deleted = deleteOldNodes(() => latest, api as never);
  let latest = { ...content, ...edited };
  await setTimeout(20);
  latest = content;
  for (const node of api.getNodesByType('ContentFile')) node.children = ['json'];
  await expect(deleted).resolves.toBe(content);
  expect(api.getNodesByType('ContentFile')).toHaveLength(content.files.length - 1);
  expect(api.actions.deleteNode).toHaveBeenCalledTimes(1);
});

it('creates nodes again that an earlier process left without a JSON node', () => {
  const [incomplete] = api.getNodesByType('ContentFile');
  Object.assign(incomplete ?? {}, { children: [] });
  createContentNodes(content, api as never);
  expect(api.actions.deleteNode.mock.calls).toEqual([[incomplete]]);
  expect(api.getNode(incomplete?.id ?? '')?.children).toEqual(['json']);
});

it('deletes nothing while Gatsby has yet to create the nodes of an edit', async () => {
  await expect(deleteOld(edited)).resolves.toBeUndefined();
  expect(api.actions.deleteNode).not.toHaveBeenCalled();
});

it('deletes the nodes of removed routes', async () => {
  const removed = { routes: content.routes.slice(0, -1) };
  expect(update(removed)).toBe(true);
  await deleteOld(removed);
  expect(api.actions.deleteNode.mock.calls).toEqual([[expect.objectContaining(content.routes.at(-1) ?? {})]]);
});

it('creates the nodes of moved routes again, so that they keep the order of the list', () => {
  const [home, first, second, ...others] = content.routes;
  update({ routes: [home, second, first, ...others] as typeof content.routes });
  expect(api.actions.createNode.mock.calls.map(([node]) => node.path)).toEqual([second?.path, first?.path]);
});
