import { parseCases } from '../../content-edits';

const embed = (address: string) =>
  `write: sections/film.json → {⏎"$schema": "../schemas/embed.schema.json",⏎"kind": "embed",⏎"title": "Film",⏎"address": "${address}",⏎"shape": "video",⏎"button": "Play"⏎}`;

const place = 'content/sections/film.json:5:12 address:';

/** Addresses that no frame can load. */
export const badEmbeds = parseCases`
${embed('https://www.youtube.com/watch?v=a1b2c3d4e5f&t=10s')}
  ${place} found "https://www.youtube.com/watch?v=a1b2c3d4e5f&t=10s", which cannot be embedded, expected "https://www.youtube-nocookie.com/embed/a1b2c3d4e5f"
${embed('https://youtu.be/a1b2c3d4e5f')}
  ${place} found "https://youtu.be/a1b2c3d4e5f", which cannot be embedded, expected "https://www.youtube-nocookie.com/embed/a1b2c3d4e5f"
${embed('https://vimeo.com/1234567')}
  ${place} found "https://vimeo.com/1234567", which cannot be embedded, expected "https://player.vimeo.com/video/1234567"
${embed('http://video.example/film')}
  ${place} found "http://video.example/film", expected an address such as "https://player.vimeo.com/video/1234567"
${embed('/about')}
  ${place} found "/about", expected an address such as "https://player.vimeo.com/video/1234567"
${embed('<iframe src=https://video.example/film>')}
  ${place} found the whole code, expected only the address in its "src"
`;
