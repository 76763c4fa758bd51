/** @jest-environment node */
import fs from 'node:fs';

const namesIn = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

it('every component of src/ui and src/forms has an example', () => {
  const examples = namesIn('src/styleguide').map((file) => fs.readFileSync(`src/styleguide/${file}`, 'utf8'));
  const components = ['ui', 'forms'].flatMap((folder) =>
    namesIn(`src/${folder}`).map((file) => `../${folder}/${file.replace('.tsx', '')}`),
  );
  const missing = components.filter((name) => !examples.some((text) => text.includes(`'${name}'`)));
  expect(missing).toEqual([]);
});
