/** @jest-environment node */
import { type Drawing, drawings, iconNames, networkNames } from '../../../gatsby/content/icons';
import { readDefinitions, type Schema } from '../../../gatsby/content/definitions';

const definitions = readDefinitions();

/** What a definition offers editors to choose from. */
const choices = (schema: Schema | undefined) => (schema as { enum?: string[] } | undefined)?.enum?.toSorted();

const drawingOf = (type: string, source: object): Drawing | null =>
  drawings[type as keyof typeof drawings](source as never);

const byIcon = ['NavItem', 'Service', 'ProcessStep'];

it.each(byIcon)('draws every icon of a %s in lines', (type) => {
  for (const icon of iconNames) {
    const { viewBox, paths = [] } = drawingOf(type, { icon }) ?? {};
    expect(viewBox).toBe('0 0 24 24');
    expect(paths).not.toEqual([]);
    for (const line of paths) expect(line).toMatch(/^M/i);
  }
});

it('draws the mark of every network', () => {
  for (const network of networkNames) {
    const { viewBox, paths = [] } = drawingOf('SocialLink', { network }) ?? {};
    expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatch(/^M/i);
  }
});

it('draws each unlike any other', () => {
  const all = [
    ...iconNames.map((icon) => drawingOf('Service', { icon })),
    ...networkNames.map((network) => drawingOf('SocialLink', { network })),
  ].map((drawing) => JSON.stringify(drawing));
  expect(new Set(all).size).toBe(iconNames.length + networkNames.length);
});

it.each([
  ['NavItem', {}],
  ['Service', { icon: 'nothing' }],
  ['SocialLink', { network: 'nothing' }],
])('draws nothing for a %s of %j', (type, source) => {
  expect(drawingOf(type, source)).toBeNull();
});

it('knows every icon and network that editors may choose, and no other', () => {
  const social = definitions.get('footer.schema.json')?.properties?.social?.items?.properties?.network;
  expect(iconNames.toSorted()).toEqual(choices(definitions.get('common.schema.json')?.$defs?.icon));
  expect(networkNames.toSorted()).toEqual(choices(social));
});
