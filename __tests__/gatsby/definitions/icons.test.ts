/** @jest-environment node */
import { networkIcon, networkNames, outlineIcon, outlineNames } from '../../../gatsby/definitions/icons';
import { iconNames } from '../../../src/content-model';

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

it.each(['academic-cap', 'building-office-2', 'squares-2x2', 'cake'])('has %s of Heroicons', (name) => {
  expect(outlineNames).toContain(name);
  expect(outlineIcon(name)?.paths[0]).toMatch(/^M/);
});

it('prefers its own drawing to that of Heroicons', () =>
  expect(outlineIcon('envelope')?.paths).toEqual(['M3 5.5h18v13H3z', 'm3 6.5 9 5.47 9-5.47']));
