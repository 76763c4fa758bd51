import { parseCases } from '../../content-edits';

const embed = (address: string) =>
  `write: sections/film.json → {⏎"$schema": "../schemas/embed.schema.json",⏎"kind": "embed",⏎"title": "Film",⏎"address": "${address}",⏎"shape": "video",⏎"button": "Play"⏎}`;

const place = 'content/sections/film.json:5:12 address:';

const cannot = (address: string, expected: string) =>
  `${embed(address)}\n  ${place} found "${address}", which cannot be embedded, expected "${expected}"`;

const otherPages = [
  'https://www.google.com/maps/place/London',
  'https://www.facebook.com/watch?v=1',
  'https://soundcloud.com/a/b',
  'https://www.dailymotion.com/video/x1',
  'https://forms.gle/a1',
  'https://studio.youtube.com/video/a1/edit',
  'https://www.figma.com/file/a1/Site',
  'https://www.linkedin.com/posts/a1',
  'https://docs.google.com/document/d/a1/edit?usp=sharing',
]
  .map(
    (address) =>
      `${embed(address)}\n  ${place} found "${address}", which cannot be embedded, expected the address in the code that the site offers for embedding`,
  )
  .join('\n');

/** Addresses that no frame can load. */
export const badEmbeds = parseCases`
${cannot('https://www.youtube.com/watch?v=a1b2c3d4e5f&t=10s', 'https://www.youtube-nocookie.com/embed/a1b2c3d4e5f')}
${cannot('https://youtu.be/a1b2c3d4e5f', 'https://www.youtube-nocookie.com/embed/a1b2c3d4e5f')}
${cannot('https://www.youtube.com/playlist?list=PL1-2', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1-2')}
${cannot('https://vimeo.com/1234567', 'https://player.vimeo.com/video/1234567')}
${cannot('https://www.loom.com/share/a1b2c3', 'https://www.loom.com/embed/a1b2c3')}
${cannot('https://open.spotify.com/intl-de/track/4uLU6h?si=1', 'https://open.spotify.com/embed/track/4uLU6h')}
${cannot('https://www.instagram.com/p/Cx1-y/', 'https://www.instagram.com/p/Cx1-y/embed')}
${cannot('https://www.tiktok.com/@studio/video/7106', 'https://www.tiktok.com/player/v1/7106')}
${otherPages}
${embed('http://video.example/film')}
  ${place} found "http://video.example/film", expected an address such as "https://player.vimeo.com/video/1234567"
${embed('<iframe src=https://video.example/film>')}
  ${place} found the whole code, expected only the address in its "src"
`;
