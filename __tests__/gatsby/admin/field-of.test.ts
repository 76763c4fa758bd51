/** @jest-environment node */
import path from 'node:path';
import { fieldOf } from '../../../gatsby/admin/field-of';
import { checkContent } from '../../../gatsby/check/check';
import type { Site } from '../../../gatsby/model/site';
import { siteContent } from '../../support/site-content';

const site = siteContent();

const plans = {
  keyPath: 'plans.0.price',
  hash: '#/collections/section-pricing/entries/plans',
};

it('finds the form of a text by its place', () => {
  const field = fieldOf(site, { file: 'sections/plans.json', path: 'plans.0.price' });
  expect(field).toMatchObject({ ...plans, label: 'Plans 1, Price' });
});

it('opens what languages share in the column of the first one, and the rest in that of the page', async () => {
  const { site: studio } = await checkContent(path.resolve('examples/studio'));
  const find = (name: string, file = 'sections/mobile-offer.json') =>
    fieldOf(studio as Site, { file, path: name, language: 'de' });
  expect(find('image.src')).toMatchObject({ keyPath: 'image.src', language: 'en' });
  expect(find('image.alt')).toMatchObject({ keyPath: 'image.alt', language: 'de' });
  // German has the names of places, and not their addresses.
  expect(find('locations.1.name', 'sections/places.json')).toMatchObject({ language: 'de' });
  expect(find('locations.1.address.lines.0', 'sections/places.json')).toMatchObject({ language: 'en' });
});

it('finds an image by its name, and another value as it is, in the nearest file that has it', () => {
  const files = 'labels.json|site.json|sections/plans.json|sections/hero.json';
  const image = fieldOf(site, { files, value: '/static/a1b2/c3d4/hero-1-pages.webp' });
  expect(image).toMatchObject({ hash: '#/collections/section-hero/entries/hero', keyPath: 'slides.0.src' });
  const email = fieldOf(site, { files, value: site.settings.email });
  expect(email).toMatchObject({ hash: '#/collections/site/entries/site', keyPath: 'email' });
  expect(fieldOf(site, { files: 'footer.json', value: site.settings.email })).toEqual(email);
  expect(fieldOf(site, { files, value: '1999-01-01' })).toBeUndefined();
});
