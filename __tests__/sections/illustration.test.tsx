import fs from 'node:fs';
import { render } from '@testing-library/react';
import { Illustration } from '../../src/sections/illustration';

const illustrations = new DOMParser().parseFromString(
  fs.readFileSync('static/illustrations.svg', 'utf8'),
  'image/svg+xml',
);

interface Field {
  enum?: string[];
}

/** The choices of the field "illustration" in a list of a definition. */
function choicesOf(definition: string, list: string): string[] {
  const { properties } = JSON.parse(fs.readFileSync(`content/schemas/${definition}.schema.json`, 'utf8')) as {
    properties: Record<string, { items: { properties: Record<string, Field> } }>;
  };
  return properties[list]?.items.properties.illustration?.enum ?? [];
}

const choices = [...choicesOf('services', 'services'), ...choicesOf('process', 'steps')];

it('has an illustration for each choice of the definitions', () => {
  expect(choices).toEqual(expect.arrayContaining(['tokens', 'scope']));
  for (const name of choices) expect(illustrations.getElementById(name)?.tagName).toBe('symbol');
});

it('shows an illustration from the file, hidden from assistive technology', () => {
  const svg = render(<Illustration name="scope" delay={0} />).container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg?.querySelector('use')).toHaveAttribute('href', '/illustrations.svg#scope');
});
