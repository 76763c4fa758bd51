import type { NodePluginArgs } from 'gatsby';

type NodeApi = Pick<NodePluginArgs, 'actions' | 'getNodesByType'>;

/** How often pages that are out of date are requested again, in ms. */
export const interval = 1000;

let timer: NodeJS.Timeout | undefined;

/**
 * Makes Gatsby apply node changes and create the pages again. Gatsby collects node changes outside its hooks for half a
 * second, unless there are 100: touching a node 100 times makes it apply the changes at once. Changes that arrive while it
 * creates pages are applied too, but it does not create the pages again, so they are requested until they are up to date.
 *
 * @param isUpToDate whether the pages have been created since the change
 * @see node_modules/gatsby/dist/state-machines/waiting/index.js
 * @see node_modules/gatsby/dist/state-machines/develop/index.js, `recreatingPages`
 */
export function requestPages({ actions, getNodesByType }: NodeApi, isUpToDate: () => boolean): void {
  clearInterval(timer);
  const request = () => {
    if (isUpToDate()) return clearInterval(timer);
    const [site] = getNodesByType('Site');
    if (site) for (let i = 0; i < 100; i += 1) actions.touchNode(site);
  };
  request();
  timer = setInterval(request, interval);
}
