/** @jest-environment node */
import { readDefinitions } from '../../../gatsby/content/definitions/definitions';
import { iconResolvers } from '../../../gatsby/content/icons';
import { iconNames, networkNames } from '../../../src/content-model/parts/names';

const resolvers = iconResolvers(readDefinitions());
const iconOf = (type: string, source: object) => resolvers[type]?.icon.resolve(source) ?? null;

it.each(['NavItem', 'Service', 'ProcessStep'])('resolves every icon of a %s to lines', (type) => {
  for (const icon of iconNames) {
    const { viewBox, paths = [] } = iconOf(type, { icon }) ?? {};
    expect(viewBox).toBe('0 0 24 24');
    expect(paths).not.toEqual([]);
    for (const line of paths) expect(line).toMatch(/^M/i);
  }
});

it('resolves the mark of every network', () => {
  for (const network of networkNames) {
    const { viewBox, paths = [] } = iconOf('SocialLink', { network }) ?? {};
    expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatch(/^M/i);
  }
});

it('resolves each name to another icon', () => {
  const all = [
    ...iconNames.map((icon) => iconOf('Service', { icon })),
    ...networkNames.map((network) => iconOf('SocialLink', { network })),
  ].map((icon) => JSON.stringify(icon));
  expect(new Set(all).size).toBe(iconNames.length + networkNames.length);
});

it('resolves a missing name to null', () => {
  expect(iconOf('NavItem', {})).toBeNull();
});
