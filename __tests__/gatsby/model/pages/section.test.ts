/** @jest-environment node */
import { placesOf } from '../../../../gatsby/model/pages/section';
import { readContent, siteContent } from '../../../support/site-content';

const address = { street: '1 Quay', locality: 'Leith', postalCode: 'EH6', country: 'Scotland' };
const location = { name: 'Leith', text: 'Beside the bridge.', address, phone: '+44 131 496 0000' };

const contentWith = (sections: readonly string[], inFooter?: boolean, place: object = location) => {
  const { pages } = readContent('pages') as { pages: { path: string }[] };
  return siteContent({
    pages: { pages: pages.map((page) => (page.path === '/about' ? { ...page, sections } : page)) },
    'sections/places': {
      kind: 'locations',
      title: 'Places',
      mapLabel: 'Map',
      inFooter,
      locations: [place],
    },
  });
};

it('has the places of sections that show them on every page, if a page has the section', () => {
  const { text, ...place } = location;
  expect(text).toBeDefined();
  expect(placesOf(contentWith(['places'], true))).toEqual([place]);
  const site = contentWith(['places'], true);
  const original = { language: { locale: 'en-GB' } } as unknown as typeof site;
  const untranslated = Object.assign({ ...site }, { original, fallbacks: new Set(['sections/places.json']) });
  expect(placesOf(untranslated)).toEqual([{ ...place, lang: 'en-GB' }]);
  expect(placesOf(contentWith(['places']))).toBeNull();
  expect(placesOf(contentWith(['questions'], true))).toBeNull();
});

it('has the address of the site for a place without one', () => {
  const site = contentWith(['places'], true, { name: 'Leith', hours: ['Mondays'] });
  const { address: main, phone, email } = site.settings;
  expect(placesOf(site)).toEqual([{ name: 'Leith', address: main, phone, email, hours: ['Mondays'] }]);
});
