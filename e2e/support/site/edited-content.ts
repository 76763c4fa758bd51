import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addExtremeContent } from '../layout/extreme-content';
import { editJson, type Json } from './json';
import { frozenContent, sites } from './sites';

// The frozen content with one more of each kind of entry, and with forms that are sent to the server of the tests.

/** A slide's image on another site. */
export const outsideImage = 'https://images.example/slide.jpg';

/** A part of another site, on a page of its own. */
export const embed = {
  $schema: '../schemas/embed.schema.json',
  kind: 'embed',
  title: 'Choose a time',
  address: 'https://calendar.example/call',
  shape: 'page',
  button: 'Open the calendar',
};

/** The route that shows it, below the sentence of a page under construction. */
export const embedRoute = '/team';

/** The route that the edited content adds. */
export const addedRoute = '/case-studies';

const plan = (name: string, price: string): Json => ({
  name,
  price,
  popular: false,
  features: ['Monthly report', 'Ask <b>any</b> question & get an answer'],
  ctaText: `Choose ${name}`,
  ctaLink: '/contact',
});

function editTexts(edit: (file: string, change: (content: Json) => unknown) => void): void {
  edit('sections/plans.json', ({ plans, switchCard }) => {
    plans.splice(1, 0, plan('Care Plan', '£250'));
    switchCard.variants.push({ option: 'Stationery', plan: plan('Stationery Set', '£350') });
  });
  edit('sections/process-steps.json', ({ steps }) =>
    steps.push({ icon: 'shield', title: 'Care', description: 'We stay and look after it.', colour: 'lilac' }),
  );
  edit('sections/services.json', ({ services }) =>
    services.push({
      slug: 'hosting',
      title: 'Hosting & Care',
      description: 'We keep it running.',
      features: ['Backups'],
      icon: 'globe',
    }),
  );
  edit('sections/hero.json', ({ slides }) => slides.push({ src: outsideImage, alt: '' }));
  edit('sections/contact.json', ({ benefits }) => benefits.push('A reply within one day'));
  edit('navigation.json', ({ groups }) =>
    groups[1].items.push({
      title: 'Case Studies',
      description: 'What we made, and how.',
      href: addedRoute,
    }),
  );
  edit('footer.json', ({ lists, social }) => {
    lists[1].links.push({ title: 'Press', href: 'https://press.example/' });
    social.push({ network: 'github', title: 'GitHub Labs', href: 'https://github.com/labs' });
  });
  edit('site.json', (settings) => (settings.name = 'Creasemark'));
  edit('pages.json', ({ pages }) => {
    pages[0].sections = ['hero', 'process-steps', 'services', 'plans', 'contact'];
    pages.find((page: Json) => page.path === '/contact').sections = ['contact'];
    pages.find((page: Json) => page.path === embedRoute).sections = ['placeholder', 'calendar'];
    pages.push({
      path: addedRoute,
      title: 'Case Studies',
      description: 'Five projects from the first sketch to the day they opened.',
      heading: 'Case Studies',
    });
  });
  edit('forms.json', (forms) => {
    forms.delivery = {
      kind: 'http',
      endpoint: `${sites.hosted.formService}/contact`,
      newsletterEndpoint: `${sites.hosted.formService}/letters`,
    };
  });
}

/** Writes the edited content. */
export function writeEditedContent(folder: string): void {
  cpSync(frozenContent, folder, { recursive: true });
  writeFileSync(path.join(folder, 'sections/calendar.json'), JSON.stringify(embed));
  const extremePages = addExtremeContent(folder);
  editTexts((file, change) => editJson(path.join(folder, file), change));
  editJson(path.join(folder, 'pages.json'), ({ pages }) => pages.push(...extremePages));
}
