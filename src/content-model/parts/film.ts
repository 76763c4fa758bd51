import { captionsFile, filmFile, group, image, text } from '../field-types';
import type { Data } from '../schema';

const file = filmFile(
  'File – A file in files/ such as /files/film.mp4, of up to 8 MB: MP4 (H.264), or WebM (VP9).',
);

export const film = group(
  'Film',
  'A short film that visitors start, above the text of a post or below that of a case study.',
  {
    src: file,
    title: text(120, 'What the film shows, for people who cannot see it.'),
    poster: image('The image before it starts, as wide and high as the film.', 'a poster', [1280, 720], {
      breakpoints: [1280],
    }),
    'play?': text(
      24,
      'The words on the button over the image. Without them, the image has the controls of the browser.',
    ),
    'captions?': captionsFile('What is said, as WebVTT: a file in files/ such as /files/film.vtt.'),
  },
  { rare: true },
);

export const heroFilm = group(
  'HeroFilm',
  'A film without sound in place of the image, again and again. Visitors who prefer less motion, or save data, see the image.',
  {
    src: file,
    pause: text(24, 'The name of the button that stops it. Several slides have the button of the slideshow.'),
    play: text(24, 'The name of the button that lets it go on.'),
  },
  { rare: true },
);

export type FilmData = Data<typeof film>;
export type HeroFilmData = Data<typeof heroFilm>;
