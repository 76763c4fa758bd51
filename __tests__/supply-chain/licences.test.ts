/** @jest-environment node */
import fs from 'node:fs';
import { impermissible, licenceText, table } from '../../scripts/supply-chain/licences';
import { permissiveLicences } from '../../scripts/supply-chain/reviewed';
import { writeSite } from '../support/site-folder';

const shipped = (name: string, licence: string) => ({
  name,
  version: '1.2.3',
  licence,
  folder: `node_modules/${name}`,
});

it.each(['GPL-3.0', 'MPL-2.0', 'none', 'SEE LICENSE IN LICENSE', 'MIT OR GPL-2.0'])(
  '%s is not known to be permissive',
  (licence) => {
    const packages = [shipped('good', 'MIT'), shipped('other', licence), shipped('font', 'OFL-1.1')];
    expect(impermissible(packages, permissiveLicences)).toEqual([shipped('other', licence)]);
  },
);

it('lists packages in columns', () => {
  expect(table([shipped('a', 'MIT'), shipped('longer', 'Apache-2.0')])).toBe(
    'a       1.2.3  MIT\nlonger  1.2.3  Apache-2.0',
  );
});

it('writes every licence’s text once, below all whose it is, and what stands beside it', () => {
  const root = writeSite({
    'node_modules/one/LICENSE': 'Copyright One  \r\n\r\nAs you like.\n',
    'node_modules/two/licence.md': 'Copyright One\n\nAs you like.',
    'node_modules/three/LICENSE.txt': 'Copyright Three',
    'node_modules/three/NOTICE': 'Made by many.',
    'node_modules/four/package.json': '{}',
  });
  const text = licenceText(
    ['one', 'two', 'three', 'four'].map((name) => shipped(name, 'MIT')),
    root,
  );
  const [, list, both, third, fourth] = text.split(/\n\n-{80}\n\n/);
  expect(list).toContain('three  1.2.3  MIT');
  expect(both).toBe('one 1.2.3\ntwo 1.2.3\n\nCopyright One\n\nAs you like.');
  expect(third).toBe('three 1.2.3\n\nCopyright Three\n\nMade by many.');
  expect(fourth).toBe('four 1.2.3\n\nMIT; the package brings no text.\n');
  fs.rmSync(root, { recursive: true });
});
