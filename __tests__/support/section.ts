/** The fields that every section has. */
const place = { showsHeading: false, opensPage: false, invites: false };
export const frame = { anchor: 'any', ...place, title: 'The title', intro: 'The intro.' };

/** An image on another site. */
export const image = { src: 'https://images.example/any.jpg', focalPoint: '1% 2%', file: null, second: null };

/** What a page without an image and buttons has at its top. */
export const emptyOpening = { image: null, colour: null, actions: null, lang: null };
