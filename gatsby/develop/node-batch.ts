import type { NodePluginArgs } from 'gatsby';

/** With so many changes of nodes Gatsby starts at once; with fewer it waits half a second for more. */
const fullBatch = 100;

/** Files that are saved together come within this, in ms. */
const together = 20;

/** What Gatsby's emitter tells of a node that a plugin changes outside its hooks. */
interface Mutation {
  type: string;
  payload: [node?: { internal?: { type: string } }];
}

/**
 * Has Gatsby take over a file that has changed in development as soon as it has seen it: the batch that it would wait for
 * is filled up with changes that change nothing. Should Gatsby ever count differently, only the wait is back.
 *
 * @param api Gatsby's helpers, as its `sourceNodes` gives them
 * @see node_modules/gatsby/dist/state-machines/waiting
 */
export function fillNodeBatches({
  actions,
  emitter,
  getNodesByType,
}: Pick<NodePluginArgs, 'actions' | 'emitter' | 'getNodesByType'>): void {
  let timer: NodeJS.Timeout | undefined;
  const fill = () => {
    const [node] = getNodesByType('Site');
    if (node) for (let count = 0; count < fullBatch; count += 1) actions.touchNode(node);
  };
  emitter.on('ENQUEUE_NODE_MUTATION', ({ type, payload: [node] }: Mutation) => {
    if (type === 'touchNode' || node?.internal?.type !== 'File') return;
    clearTimeout(timer);
    timer = setTimeout(fill, together);
  });
}
