import { contentFile, documentTitle, link, list, openingImage, text, type Data } from '..';

export const notFound = contentFile(
  'not-found',
  'Page for unknown addresses – What it shows.',
  {
    title: documentTitle("The page's name in the browser's tab."),
    heading: text(60, 'The large heading.'),
    text: text(160, 'What happened, in a sentence or two.'),
    image: openingImage('The decorative image beside the heading.', 'the page for unknown addresses'),
    links: list('The links below the text, in order.', link('One link.'), { max: 3 }),
  },
  { pagePath: '404.html' },
);

export type NotFoundData = Data<typeof notFound>;
