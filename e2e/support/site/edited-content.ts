import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { addExtremeContent } from '../layout/extreme-content';
import { editJson, type Json, readJson } from './json';
import { editGerman } from './german';
import { formService, frozenContent } from './sites';

// The example studio as an editor would change it: with another name, forms that are sent to the server of the tests,
// and pages whose sections are those of the frozen content in another order. The studio's own pages
// keep their sections, so that the tests of this site also check them.

const studio = 'examples/studio';

/** A slide's image on another site. */
export const outsideImage = 'https://images.example/slide.jpg';

/** The name of the studio in the edited content. It is as long as the old one, for texts at their limits. */
export const brandName = 'Creasery';

/** The pages that the edited content adds. */
export const addedPages = {
  /** A page with edited copies of the frozen sections. */
  edited: '/edited',
  /** The edited contact section alone. */
  contact: '/edited/contact',
  /** A part of another site. */
  embed: '/edited/call',
  /** A page under construction, which the header links to. */
  placeholder: '/case-studies',
};

/** The section of `addedPages.embed`. */
export const embed = {
  $schema: '../schemas/embed.schema.json',
  kind: 'embed',
  title: 'Choose a time',
  address: 'https://calendar.example/call',
  shape: 'page',
  button: 'Open the calendar',
};

/** A service of each kind. All need consent, so that the other tests of this site do not load them. */
export const integrations = {
  $schema: './schemas/integrations.schema.json',
  analytics: [
    { service: 'plausible', id: 'creasery.example', consent: true },
    { service: 'umami', id: '94db1cb1-74f4-4a40-ad6c-962362670409', consent: true },
    { service: 'fathom', id: 'ABCDEFGH', consent: true },
    { service: 'custom', script: 'https://stats.example/count.js', origins: ['https://collect.example'] },
    { service: 'google-analytics', id: 'G-A1B2C3D4E5' },
    {
      service: 'google-tag-manager',
      id: 'GTM-A1B2C3D',
      policy: { reason: 'For the tag of a campaign.', scripts: ['https://tags.example'] },
    },
    {
      service: 'custom',
      script: 'https://chat.example/widget.js',
      policy: {
        reason: 'For questions before the first call.',
        inlineStyles: true,
        connections: ['wss://chat.example'],
        frames: ['https://chat.example'],
      },
    },
  ],
  embedOrigins: ['https://login.example'],
};

/** Where the forms of the published site save. */
export const admin = {
  host: 'gitea',
  repository: 'creasery/site',
  branch: 'main',
  address: 'https://git.example',
};

export const consentLabels = {
  name: 'Statistics',
  text: 'May five services count your visit? They learn your IP address.',
  accept: 'Accept',
  decline: 'Decline',
  settings: 'Statistics settings',
  privacy: { title: 'Privacy', href: '/contact' },
};

/** The files of the frozen sections, by the anchors that they have on their page. */
const files = {
  hero: 'hero',
  process: 'process-steps',
  services: 'services',
  pricing: 'plans',
  contact: 'contact',
};

/** Writes the frozen sections, with a further slide. @returns the pages that show them */
function addEditedPages(folder: string): Json[] {
  const sections = Object.entries(files).map(([anchor, file]) => {
    const section = readJson(path.join(frozenContent, `sections/${file}.json`));
    section.slides?.push({ src: outsideImage, alt: '' });
    writeFileSync(
      path.join(folder, `sections/edited-${anchor}.json`),
      JSON.stringify({ ...section, anchor }, null, 2),
    );
    return `edited-${anchor}`;
  });
  writeFileSync(path.join(folder, 'sections/edited-call.json'), JSON.stringify(embed));
  const words = 'illustrations.json';
  writeFileSync(path.join(folder, words), readFileSync(path.join(frozenContent, words)));
  const description = 'A page that an editor has added, with the sections of another site.';
  return [
    { path: addedPages.edited, title: 'Edited', description, heading: 'Edited', sections },
    {
      path: addedPages.contact,
      title: 'Contact',
      description,
      heading: 'Write',
      sections: ['edited-contact'],
    },
    { path: addedPages.embed, title: 'Call us', description, heading: 'Call', sections: ['edited-call'] },
    { path: addedPages.placeholder, title: 'Case Studies', description, heading: 'Case Studies' },
  ];
}

function editLayout(edit: (file: string, change: (content: Json) => unknown) => void): void {
  edit('navigation.json', ({ groups }) =>
    groups.at(-1).items.push({
      title: 'Case Studies',
      description: 'What we made, and how.',
      href: addedPages.placeholder,
    }),
  );
  edit('footer.json', ({ lists }) =>
    lists[0].links.push({ title: 'Edited Prices', href: `${addedPages.edited}#pricing` }),
  );
  edit('labels.json', (labels) => (labels.consent = consentLabels));
  edit('forms.json', (forms) => (forms.delivery = { kind: 'http', endpoint: `${formService}/contact` }));
  edit('footer.json', ({ newsletter }) => (newsletter.delivery = { endpoint: `${formService}/letters` }));
  edit('sections/careers-apply.json', ({ form }) =>
    form.fields.push({ type: 'file', name: 'cv', label: 'One thing you have made', required: true }),
  );
}

/** Renames the brand as the editors' guide says: in the whole folder. */
function renameBrand(folder: string): void {
  const { name } = readJson(path.join(folder, 'brand.json')) as { name: string };
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:json|md)$/.test(entry)) continue;
    const file = path.join(folder, entry);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(name, brandName));
  }
}

/** Gives images the smallest size that the content check accepts: encoding larger ones would take half of the build. */
async function shrinkImages(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((image) => image.endsWith('.jpg'))) {
    const file = path.join(folder, name);
    const image = sharp(readFileSync(file)).resize({ width: 1600, withoutEnlargement: true });
    writeFileSync(file, await image.jpeg().toBuffer());
  }
}

/** Writes the edited content. */
export async function writeEditedContent(folder: string): Promise<void> {
  cpSync(studio, folder, { recursive: true });
  // The texts that tests look for, and images that the studio may not have.
  for (const name of ['forms.json', 'labels.json'])
    cpSync(path.join(frozenContent, name), path.join(folder, name));
  cpSync(path.join(frozenContent, 'images'), path.join(folder, 'images'), { recursive: true, force: false });
  await shrinkImages(path.join(folder, 'images'));
  writeFileSync(path.join(folder, 'integrations.json'), JSON.stringify(integrations));
  editJson(path.join(folder, 'site.json'), (site) => (site.admin = admin));
  const pages = [...addEditedPages(folder), ...addExtremeContent(folder)];
  editLayout((file, change) => editJson(path.join(folder, file), change));
  editJson(path.join(folder, 'pages.json'), (content) => content.pages.push(...pages));
  editGerman(folder);
  renameBrand(folder);
}
