import { film } from './film';
import { documentTitle, flag, image, slug, text } from '../field-types';

/** What search engines and social networks get of a page. */
export const sharingFields = {
  'noindex?': flag('Hide from search engines – Also keeps the page out of the sitemap and the feed.'),
  'share?': image(
    'Image for sharing – The image that social networks show with a link to the page. Without one, it is drawn from the title. It is cropped to 1200 × 630.',
    'an image for sharing',
    [1200, 630],
  ),
};

/** The only part of an address that a translation changes. */
export const translatedSlug = slug(
  'Address in this language – Its last part in a translation, if it differs from the original.',
  'ueber-uns',
);

export const entryFields = {
  title: documentTitle(
    "The heading of the page, and its name in lists, in the browser's tab and in search results.",
  ),
  description: text(
    170,
    'What the page is about, in one or two sentences: below the heading, in lists and in search results.',
    { min: 50 },
  ),
  'cover?': image(
    'The image at the top of the page, in lists and on social networks.',
    'a cover',
    [1200, 800],
    { formats: ['AVIF', 'WEBP'], breakpoints: [480, 960, 1600] },
  ),
  'film?': film,
  'draft?': flag(
    'Keeps the page out of the published site. In development, and beside the forms, it is shown and marked as a draft.',
    { default: false },
  ),
  ...sharingFields,
  'slug?': translatedSlug,
};
