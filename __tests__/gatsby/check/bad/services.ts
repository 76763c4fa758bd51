import { parseCases } from '../content-edits';

const embed = (address: string) =>
  `write: sections/film.json → {⏎"$schema": "../schemas/embed.schema.json",⏎"kind": "embed",⏎"title": "Film",⏎"address": "${address}",⏎"shape": "video",⏎"button": "Play"⏎}`;

const place = '5:12 address:';

const cannot = (address: string, expected: string) =>
  `${embed(address)}\n  ${place} found "${address}", which cannot be embedded, expected "${expected}"`;

const page = 'https://www.google.com/maps/place/London';

/** Addresses that no frame can load. */
export const badEmbeds = parseCases`
${cannot('https://www.youtube.com/watch?v=a1b2c3d4e5f&t=10s', 'https://www.youtube-nocookie.com/embed/a1b2c3d4e5f')}
${cannot('https://youtu.be/a1b2c3d4e5f', 'https://www.youtube-nocookie.com/embed/a1b2c3d4e5f')}
${cannot('https://www.youtube.com/playlist?list=PL1-2', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1-2')}
${embed('https://longmead.example/about')}
  ${place} found "https://longmead.example/about", which cannot be embedded, expected the address of another site
${cannot('https://vimeo.com/1234567', 'https://player.vimeo.com/video/1234567')}
${cannot('https://www.loom.com/share/a1b2c3', 'https://www.loom.com/embed/a1b2c3')}
${cannot('https://open.spotify.com/intl-de/track/4uLU6h?si=1', 'https://open.spotify.com/embed/track/4uLU6h')}
${cannot('https://www.instagram.com/p/Cx1-y/', 'https://www.instagram.com/p/Cx1-y/embed')}
${cannot('https://www.tiktok.com/@studio/video/7106', 'https://www.tiktok.com/player/v1/7106')}
${embed(page)}
  ${place} found "${page}", which cannot be embedded, expected the address in the code that the site offers for embedding
${embed('http://video.example/film')}
  ${place} found "http://video.example/film", expected an address such as "https://player.vimeo.com/video/1234567"
${embed('<iframe src=https://video.example/film>')}
  ${place} found the whole code, expected only the address in its "src"
`;

const integrations = (text: string) =>
  `write: integrations.json → {⏎"$schema": "./schemas/integrations.schema.json",⏎${text}⏎}`;

const analytics = (...entries: string[]) =>
  integrations(`"analytics": [⏎${entries.map((entry) => `{ ${entry} }`).join(',⏎')}⏎]`);

/** Services that would not load or not count. */
export const badIntegrations = parseCases`
${analytics('"service": "plausible"')}
  4:1 analytics[0].id: the key 'id' is missing: Identifier – What the service calls your site: the domain (Plausible), the website ID (Umami), the site ID (Fathom), the measurement ID (Google Analytics 4) or the container ID (Google Tag Manager). All services but custom need it.
${analytics('"service": "plausible", "id": "https://longmead.example"')}
  4:33 analytics[0].id: found "https://longmead.example", expected the id of your site at this service, such as "studio.example"
${analytics('"service": "fathom", "id": "ABCDEFGH", "script": "http://stats.example/script.js"')}
  4:52 analytics[0].script: found "http://stats.example/script.js", expected the address of a script such as "https://stats.example.com/script.js"
${analytics('"service": "custom", "consent": false, "script": "https://www.googletagmanager.com/gtag/js?id=G-1"')}
  4:52 analytics[0].script: found "https://www.googletagmanager.com/gtag/js?id=G-1", expected "service": "google-analytics" or "google-tag-manager", with its "id"
${analytics('"service": "google-analytics", "id": "UA-123-1", "consent": false')}
  4:40 analytics[0].id: found "UA-123-1", expected the id of your site at this service, such as "G-A1B2C3D4E5"
${analytics('"service": "google-tag-manager", "id": "GTM-A1B2C3D", "consent": false')}
  4:1 analytics[0].policy: the key 'policy' is missing: What the security policy allows on all pages, because the script needs it. Its documentation says what; the console of the browser names what is blocked.
${analytics('"service": "custom", "consent": false, "script": "https://client.crisp.chat/l.js"')}
  4:52 analytics[0].script: found "https://client.crisp.chat/l.js", a script that needs more than its address, expected a "policy" beside it that allows what it loads
${analytics('"service": "custom", "consent": false, "script": "https://chat.example/l.js", "policy": { "connections": ["wss://chat.example/a"] }')}
  4:91 analytics[0].policy.reason: the key 'reason' is missing: Why it is needed, and for whom. The build prints it.
  4:109 analytics[0].policy.connections[0]: found "wss://chat.example/a", expected an address such as "wss://chat.example.com", without a path
${analytics('"service": "custom", "id": "1", "script": "https://stats.example/s.js", "consent": false')}
  4:30 analytics[0].id: a custom script has no id, expected none
${analytics('"service": "fathom", "id": "ABCDEFGH", "origins": ["https://stats.example/collect"]')}
  4:54 analytics[0].origins[0]: found "https://stats.example/collect", expected an address such as "https://login.example.com", without a path
${analytics('"service": "custom", "script": "https://stats.example/s.js"')}
  content/labels.json:1:1 consent: the key 'consent' is missing: The question before a script of integrations.json that needs consent. Sites without such a script have no use for it.
`;
