/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyContent } from '../../../gatsby/content/copy-content';
import { writeSite } from '../../support/site-folder';
import { ContentCopy } from '../check/content-copy';

it('copies content files, with keys and paths in place of names, and their images, and deletes all others', async () => {
  const content = ContentCopy.ofFrozen();
  const target = writeSite({ 'sections/old.json': '{}' });
  const hero = fs.readFileSync(content.path('sections/hero.json'), 'utf8');
  const copied = (name: string) => path.join(target, name);
  content.write('README.md', '# Guide');
  content.copyFile('images/hero-1-pages.jpg', 'images/unused.jpg');
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
    slides: [{ src: 'images/hero-1-pages.jpg' }, { src: 'images/hero-2-slabs.jpg' }, {}],
  });
  expect(fs.existsSync(copied('images/hero-1-pages.jpg'))).toBe(true);
  for (const name of ['README.md', 'images/unused.jpg', 'sections/old.json'])
    expect(fs.existsSync(copied(name))).toBe(false);
});

it('writes an image upright that its camera has marked as turned', async () => {
  const content = ContentCopy.ofFrozen();
  const target = writeSite({});
  const image = sharp({ create: { width: 900, height: 1600, channels: 3, background: 'teal' } }).jpeg();
  await image.withMetadata({ orientation: 6 }).toFile(content.path('images/hero-1-pages.jpg'));
  await copyContent(await content.load(), target);
  const { width, height, orientation } = await sharp(path.join(target, 'images/hero-1-pages.jpg')).metadata();
  expect({ width, height, orientation }).toEqual({ width: 1600, height: 900, orientation: undefined });
});
