/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const namesIn = (folder: string) => fs.readdirSync(folder).filter((file) => file.endsWith('.tsx'));

/** A context, and a component that only loads another one. */
const withoutExample = ['../ui/page-anchors', '../forms/lazy-delivery-fields'];

it('every component of src/ui and src/forms has an example', () => {
  const examples = namesIn('src/styleguide').map((file) => fs.readFileSync(`src/styleguide/${file}`, 'utf8'));
  const components = ['ui', 'forms'].flatMap((folder) =>
    namesIn(`src/${folder}`).map((file) => `../${folder}/${path.parse(file).name}`),
  );
  const missing = components.filter((name) => !examples.some((text) => text.includes(`'${name}'`)));
  expect(missing).toEqual(withoutExample);
});
