/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { Node, NodePluginArgs } from 'gatsby';
import { fillNodeBatches } from '../../../gatsby/develop/node-batch';

const site = { id: 'Site' } as Node;
const touchNode = jest.fn();
let emitter: EventEmitter;

/** A plugin changes a node, as Gatsby tells it. */
const change = (type: string, nodeType: string) =>
  emitter.emit('ENQUEUE_NODE_MUTATION', { type, payload: [{ internal: { type: nodeType } }] });

beforeEach(() => {
  jest.useFakeTimers();
  touchNode.mockReset();
  emitter = new EventEmitter();
  fillNodeBatches({
    actions: { touchNode },
    emitter,
    getNodesByType: (type: string) => (type === 'Site' ? [site] : []),
  } as unknown as NodePluginArgs);
});

afterEach(() => jest.useRealTimers());

it.each(['createNode', 'deleteNode'])('fills the batch once for files that change together: %s', (type) => {
  change(type, 'File');
  jest.advanceTimersByTime(19);
  change(type, 'File');
  jest.advanceTimersByTime(19);
  expect(touchNode).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(touchNode).toHaveBeenCalledTimes(100);
  expect(touchNode).toHaveBeenCalledWith(site);
});

it('leaves alone what follows from a file, and what it does itself', () => {
  change('createNode', 'PlanList');
  change('touchNode', 'File');
  emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'touchNode', payload: [site] });
  jest.runAllTimers();
  expect(touchNode).not.toHaveBeenCalled();
});
