import { parseCases } from '../content-edits';

/** A character that changes the letter before it, and in another form is one with it. */
const diaeresis = '\u0308';

export const badImages = parseCases`
sections/hero.json: hero-1-pages.jpg → hero-1-page.jpg
  11:14 slides[0].src: there is no file "images/hero-1-page.jpg"; did you mean '/images/hero-1-pages.jpg'?
copy: images/hero-1-pages.jpg → images/Bu${diaeresis}ro.jpg
sections/hero.json: hero-1-pages.jpg → Büro.jpg
  11:14 slides[0].src: the file "images/Büro.jpg" has these letters as other characters, as macOS can write them, expected a name without accents, such as "images/buro.jpg"
illustrations.json: ,⏎  "release": {⏎    "state": "Live",⏎    "version": "1.0",⏎    "number": "312",⏎    "caption": "bookings on the first day"⏎  } →
  content/sections/process-steps.json:48:23 steps[5].illustration: found "release", an illustration without words, expected "release" in illustrations.json
sections/hero.json: images/hero-1-pages.jpg → ../site.jpg
  11:14 slides[0].src: there is no file "../site.jpg" in the content folder
sections/hero.json: images/hero-1-pages.jpg → http://example.org/a.jpg
  11:14 slides[0].src: found "http://example.org/a.jpg", expected a file such as "/images/image.jpg" or an address such as "https://example.org/image.jpg"
sections/hero.json: images/hero-1-pages.jpg → https://exa mple.org/a.jpg
  11:14 slides[0].src: found "https://exa mple.org/a.jpg", expected a file such as "/images/image.jpg" or an address such as "https://example.org/image.jpg"
sections/plans.json: A booking app for fitness studios, shown as a dashboard on a tablet and as a booking screen on a phone. →
  89:14 mvp.image.alt: found no description, expected words for people who cannot see the image
copy: images/logo.svg → images/product-preview.jpg
  content/sections/plans.json:88:14 mvp.image.src: the image "images/product-preview.jpg" cannot be decoded, expected an undamaged JPEG, PNG, WebP, AVIF or TIFF
sections/plans.json: A booking app for fitness studios, shown as a dashboard on a tablet and as a booking screen on a phone. → model.jpg
  89:14 mvp.image.alt: found "model.jpg", expected words for people who cannot see the image
sections/hero.json: "alt": "" → "alt": "Sheets of paper"
  12:14 slides[0].alt: found "Sheets of paper", expected none, as the image is decoration
sections/plans.json:       "alt": "A booking app for fitness studios, shown as a dashboard on a tablet and as a booking screen on a phone.",⏎ →
  87:14 mvp.image.alt: the key 'alt' is missing: Description – What the image shows, for people who cannot see it.
rename: images/product-preview.jpg → images/product-preview.gif
sections/plans.json: product-preview.jpg → product-preview.gif
  88:14 mvp.image.src: found "images/product-preview.gif", expected the name of an image that ends in '.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif' or '.tiff'
cut: images/product-preview.jpg → 1000
  content/sections/plans.json:88:14 mvp.image.src: the image "images/product-preview.jpg" cannot be decoded, expected an undamaged JPEG, PNG, WebP, AVIF or TIFF
sections/plans.json: images/product-preview.jpg → https://www.dropbox.com/s/1/model.jpg
  88:14 mvp.image.src: found "https://www.dropbox.com/s/1/model.jpg", a page that shows a file and no image, expected the file in images/
draw: images/product-preview.jpg → 1200 × 900
claim: images/product-preview.jpg → 16100 × 16000
  content/sections/plans.json:88:14 mvp.image.src: the image "images/product-preview.jpg" has 16100 × 16000 pixels, expected at most 16000 × 16000
draw: images/hero-2-slabs.jpg → 1599 × 900
  content/sections/hero.json:18:14 slides[1].src: the image "images/hero-2-slabs.jpg" has 1599 × 900 pixels, expected at least 1600 × 900 for a hero slide
pages.json: "heading": "Blog" → "heading": "Blog", "share": { "src": "https://paper.com/a.jpg", "alt": "A" }
  110:44 pages[10].share.src: found "https://paper.com/a.jpg", expected a file in images/: an image for sharing cannot be on another site
draw: images/small.jpg → 1200 × 674
not-found.json: hero-1-pages → small
sections/placeholder.json: hero-2-slabs → small
  content/not-found.json:7:12 image.src: the image "images/small.jpg" has 1200 × 674 pixels, expected at least 1200 × 675 for the page for unknown addresses
  content/sections/placeholder.json:6:12 image.src: the image "images/small.jpg" has 1200 × 674 pixels, expected at least 1200 × 675 for a page under construction
draw: images/small.jpg → 1700 × 900
sections/hero.json: "alt": "" → "alt": "", "layer": { "src": "/images/small.jpg" }
  12:36 slides[0].layer.src: the image has 1700 × 900 pixels, expected 2560 × 1440 as the image on which it lies; remove it if it belongs to another image
`;
