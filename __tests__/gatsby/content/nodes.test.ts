import type { NodeInput } from 'gatsby';
import { createContentNodes, updateContentNodes } from '../../../gatsby/content/nodes';
import { siteContent } from '../../support/site-content';

/** Gatsby's node store as far as the code under test uses it. */
function nodeStore() {
  const nodes = new Map<string, NodeInput>([
    ['site', { id: 'site', internal: { type: 'Site', contentDigest: '' } }],
  ]);
  const actions = {
    createNode: jest.fn((node: NodeInput) => void nodes.set(node.id, node)),
    deleteNode: jest.fn(({ id }: NodeInput) => void nodes.delete(id)),
  };
  return {
    actions,
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
  };
}

const content = siteContent();
let api: ReturnType<typeof nodeStore>;
const update = (changes: Partial<typeof content>) =>
  updateContentNodes({ ...content, ...changes }, api as never);

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

it('replaces what has changed', () => {
  const [first, ...others] = content.files;
  const isChanged = update({
    files: [{ ...first, value: { changed: true } } as typeof first & object, ...others],
  });
  expect(api.actions.createNode).toHaveBeenCalledTimes(1);
  expect(isChanged).toBe(true);
});

it('deletes the nodes of removed routes', () => {
  update({ routes: content.routes.slice(0, -1) });
  expect(api.actions.deleteNode.mock.calls).toEqual([[expect.objectContaining(content.routes.at(-1) ?? {})]]);
});

it('creates the nodes of moved routes again, so that they keep the order of the list', () => {
  const [home, first, second, ...others] = content.routes;
  update({ routes: [home, second, first, ...others] as typeof content.routes });
  expect(api.actions.createNode.mock.calls.map(([node]) => node.path)).toEqual([second?.path, first?.path]);
});
