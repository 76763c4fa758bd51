/** What editors call a field whose key says it badly, or in the words of programs. */
const words: Readonly<Record<string, string>> = {
  alt: 'Description for people who cannot see it',
  anchor: 'Name for links to this section',
  autocomplete: 'Filled in by the browser',
  body: 'Text',
  contactHref: 'Link of the contact button',
  ctaLink: 'Button link',
  ctaText: 'Button text',
  email: 'E-mail',
  faq: 'Questions',
  href: 'Link',
  httpsOnly: 'Only https',
  id: 'Identifier',
  intro: 'Sentence below the heading',
  layoutInHtml: 'Header and footer without scripts',
  locale: 'Language and country',
  mvp: 'Wide card',
  noindex: 'Hide from search engines',
  path: 'Address',
  permanent: 'For good',
  popular: 'Most popular',
  popularLabel: 'Mark of the most popular plan',
  share: 'Image for sharing',
  siteUrl: 'Address of the site',
  slug: 'Short name',
  src: 'File',
  switchCard: 'Plan with a switch',
  topToggle: 'Switch above the plans',
  url: 'Address',
  'not-found': 'Page for unknown addresses',
  labels: 'Words of controls',
  integrations: 'Services of other companies',
  site: 'Address and contact',
};

/** "Button text" for "ctaText". */
export const labelOf = (key: string): string => words[key] ?? sentenceOf(key);

/** "Focal point" for "focalPoint". */
export function sentenceOf(name: string): string {
  const text = name.replaceAll('-', ' ').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A description without the marks of code, and without the names of files: the forms have a choice in their place. Sveltia
 * CMS reads other marks as Markdown.
 */
export const hintOf = (description = ''): string =>
  description
    .replaceAll('`', '')
    .replaceAll(/[*[]/g, String.raw`\$&`)
    .replace(/ The name of a file in \S+ without \.json\./, '');
