/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyContent } from '../../../gatsby/content/copy-content';
import { writeSite } from '../../support/site-folder';
import { ContentCopy } from '../check/content-copy';

it('copies content files, with keys and paths in place of names, and their images, and deletes all others', async () => {
  const content = await ContentCopy.ofFixture();
  const target = writeSite({ 'sections/old.json': '{}' });
  const hero = fs.readFileSync(content.path('sections/hero.json'), 'utf8');
  const copied = (name: string) => path.join(target, name);
  content.write('README.md', '# Guide');
  content.copyFile('images/slide-a.jpg', 'images/unused.jpg');
  content.write('sections/hero.json', hero.replaceAll('images/', '/images/'));
  await copyContent(await content.load(), target);
  const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  expect(read(copied('sections/plans.json'))).toMatchObject({
    key: 'sections/plans',
    anchor: 'pricing',
    showsHeading: false,
  });
  expect(read(copied('pages.json'))).toMatchObject({
    pages: expect.arrayContaining([
      expect.objectContaining({ sections: expect.arrayContaining(['sections/plans']) as string[] }),
    ]) as object[],
  });
  expect(read(copied('sections/hero.json'))).toMatchObject({
    slides: [{ src: 'images/slide-a.jpg' }, { src: 'images/slide-b.jpg' }],
  });
  expect(fs.existsSync(copied('images/slide-a.jpg'))).toBe(true);
  for (const name of ['README.md', 'images/unused.jpg', 'sections/old.json'])
    expect(fs.existsSync(copied(name))).toBe(false);
});

it('writes an image upright that its camera has marked as turned', async () => {
  const content = await ContentCopy.ofFixture();
  const target = writeSite({});
  const image = sharp({ create: { width: 900, height: 1600, channels: 3, background: 'teal' } }).jpeg();
  await image.withMetadata({ orientation: 6 }).toFile(content.path('images/slide-a.jpg'));
  await copyContent(await content.load(), target);
  const { width, height, orientation } = await sharp(path.join(target, 'images/slide-a.jpg')).metadata();
  expect({ width, height, orientation }).toEqual({ width: 1600, height: 900, orientation: undefined });
});
