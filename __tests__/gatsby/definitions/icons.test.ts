/** @jest-environment node */
import { networkIcon, networkNames } from '../../../gatsby/definitions/icons';
import { iconNames, outlineIcon } from '../../../src/content-model';

it('resolves each name to another icon, and twitter to that of X', () => {
  const networks = networkNames.filter((name) => name !== 'twitter');
  const all = [...iconNames.map(outlineIcon), ...networks.map(networkIcon)].map((icon) =>
    JSON.stringify(icon),
  );
  expect(new Set(all).size).toBe(iconNames.length + networks.length);
  expect(networkIcon('twitter')).toEqual(networkIcon('x-twitter'));
});

it.each(['facebook', 'instagram', 'linkedin', 'github', 'mastodon', 'bluesky', 'youtube'])(
  'knows the network %s',
  (name) => expect(networkNames).toContain(name),
);
