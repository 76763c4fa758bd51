/** @jest-environment node */
import { networkNames, resolveIcon } from '../../../../gatsby/content/graphql/icons';
import { iconNames } from '../../../../src/content-model/parts/names';

const iconOf = (source: object) => resolveIcon(source);

it('resolves each name to another icon, and twitter to that of X', () => {
  const networks = networkNames.filter((name) => name !== 'twitter');
  const all = [
    ...iconNames.map((icon) => iconOf({ icon })),
    ...networks.map((network) => iconOf({ network })),
  ].map((icon) => JSON.stringify(icon));
  expect(new Set(all).size).toBe(iconNames.length + networks.length);
  expect(iconOf({ network: 'twitter' })).toEqual(iconOf({ network: 'x-twitter' }));
});

it.each(['facebook', 'instagram', 'linkedin', 'github', 'mastodon', 'bluesky', 'youtube'])(
  'knows the network %s',
  (name) => expect(networkNames).toContain(name),
);

it('resolves a missing name to null', () => {
  expect(iconOf({})).toBeNull();
});
