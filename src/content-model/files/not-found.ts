import { contentFile, decoration, link, list, text, type Data } from '..';

export const notFound = contentFile('not-found', 'What is shown at an address that has no page.', {
  title: text(55, "The page's name in the browser's tab.", { format: 'document-title' }),
  heading: text(60, 'The large heading.'),
  text: text(160, 'What happened, in a sentence or two.'),
  image: decoration(
    'The decorative image beside the heading.',
    'the page for unknown addresses',
    [1200, 675],
    { formats: ['AVIF', 'WEBP'], breakpoints: [1080, 1920] },
  ),
  links: list('The links below the text, in order.', link('One link.'), { max: 3 }),
});

export type NotFoundData = Data<typeof notFound>;
