/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { copyContent } from '../../../gatsby/content/copy-content';
import { writeSite } from '../../support/site-folder';
import { ContentCopy } from '../check/content-copy';

it('copies content files and the images that they name, and deletes all others', async () => {
  const content = await ContentCopy.ofFixture();
  const target = writeSite({ 'sections/old.json': '{}' });
  const copied = (name: string) => path.join(target, name);
  content.write('README.md', '# Guide');
  content.copyFile('images/slide-a.jpg', 'images/unused.jpg');
  copyContent(await content.load(), target);
  const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  expect(read(copied('sections/plans.json'))).toMatchObject({
    ...(read(content.path('sections/plans.json')) as object),
    name: 'plans',
    showsHeading: false,
  });
  expect(fs.existsSync(copied('images/slide-a.jpg'))).toBe(true);
  for (const name of ['README.md', 'images/unused.jpg', 'sections/old.json'])
    expect(fs.existsSync(copied(name))).toBe(false);
});
