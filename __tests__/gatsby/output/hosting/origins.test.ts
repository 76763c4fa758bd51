/** @jest-environment node */
import { originsOf } from '../../../../gatsby/output/hosting/origins';
import { readContent, siteContent } from '../../../support/site-content';

const none = { images: [], forms: [], frames: [], analytics: [] };

it('finds the origins of external images and form endpoints, each once and sorted, and no other', () => {
  expect(originsOf(siteContent())).toEqual(none);
  const slides = ['https://more.example/a.jpg', 'images/own.jpg', 'https://a.example:8443/b.jpg'];
  const hero = {
    ...(readContent('sections/hero') as object),
    slides: slides.map((src) => ({ src, alt: '' })),
  };
  const delivery = { kind: 'http', endpoint: 'https://forms.example/f?a=b' };
  const forms = { ...(readContent('forms') as object), delivery };
  const contact = readContent('sections/contact') as { form: object };
  const withEndpoint = (endpoint: string) => ({
    ...contact,
    form: { ...contact.form, delivery: { endpoint } },
  });
  const content = {
    'sections/hero': hero,
    forms,
    'sections/contact': withEndpoint('https://forms.example/contact'),
    'sections/jobs': withEndpoint('https://jobs.example/'),
    'sections/call': withEndpoint('/call'),
  };
  expect(originsOf(siteContent(content))).toEqual({
    ...none,
    images: ['https://a.example:8443', 'https://more.example'],
    forms: ['https://forms.example', 'https://jobs.example'],
  });
});

it('finds the origins of embeds that a page shows, and the hosts that they lead on to', () => {
  const integrations = { embedOrigins: ['https://login.example'] };
  const film = { kind: 'embed', title: 'Film', address: 'https://video.example/film?autoplay=1' };
  const content = { integrations, 'sections/film': film };
  expect(originsOf(siteContent(content)).frames).toEqual([]);
  const { pages } = readContent('pages') as { pages: object[] };
  const shown = { pages: pages.map((page) => ({ ...page, sections: ['film'] })) };
  expect(originsOf(siteContent({ ...content, pages: shown })).frames).toEqual([
    'https://login.example',
    'https://video.example',
  ]);
});
