import { parseCases } from '../content-edits';

/** A character that changes the letter before it, and in another form is one with it. */
const diaeresis = '\u0308';

export const badImages = parseCases`
sections/hero.json: slide-a.jpg → slide-aa.jpg
  13:14 slides[0].src: there is no file "images/slide-aa.jpg"; did you mean '/images/slide-a.jpg'?
copy: images/slide-a.jpg → images/Bu${diaeresis}ro.jpg
sections/hero.json: slide-a.jpg → Büro.jpg
  13:14 slides[0].src: the file "images/Büro.jpg" has these letters as other characters, as macOS can write them, expected a name without accents, such as "images/buro.jpg"
sections/process-steps.json: "colour": "amber" → "colour": "amber",⏎"illustration": "release"
  19:17 steps[1].illustration: found "release", an illustration without words, expected "release" in illustrations.json
sections/hero.json: images/slide-a.jpg → ../site.jpg
  13:14 slides[0].src: there is no file "../site.jpg" in the content folder
sections/hero.json: images/slide-a.jpg → http://example.org/a.jpg
  13:14 slides[0].src: found "http://example.org/a.jpg", expected a file such as "/images/image.jpg" or an address such as "https://example.org/image.jpg"
sections/hero.json: images/slide-a.jpg → https://exa mple.org/a.jpg
  13:14 slides[0].src: found "https://exa mple.org/a.jpg", expected a file such as "/images/image.jpg" or an address such as "https://example.org/image.jpg"
sections/plans.json: A paper model of a house →
  65:14 mvp.image.alt: found "", expected words for people who cannot see the image
copy: images/logo.svg → images/slide-a.jpg
  content/sections/hero.json:13:14 slides[0].src: the image "images/slide-a.jpg" cannot be decoded, expected an undamaged JPEG, PNG, WebP, AVIF or TIFF
sections/plans.json: A paper model of a house → model.jpg
  65:14 mvp.image.alt: found "model.jpg", expected words for people who cannot see the image
sections/hero.json: "alt": "" → "alt": "Sheets of paper"
  14:14 slides[0].alt: found "Sheets of paper", expected none, as the image is decoration
sections/plans.json:       "alt": "A paper model of a house",⏎ →
  63:14 mvp.image.alt: the key 'alt' is missing: Description – What the image shows, for people who cannot see it.
rename: images/slide-a.jpg → images/slide-a.gif
sections/hero.json: slide-a.jpg → slide-a.gif
  13:14 slides[0].src: found "images/slide-a.gif", expected the name of an image that ends in '.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif' or '.tiff'
cut: images/model.jpg → 1000
  content/sections/plans.json:64:14 mvp.image.src: the image "images/model.jpg" cannot be decoded, expected an undamaged JPEG, PNG, WebP, AVIF or TIFF
sections/plans.json: images/model.jpg → https://www.dropbox.com/s/1/model.jpg
  64:14 mvp.image.src: found "https://www.dropbox.com/s/1/model.jpg", a page that shows a file and no image, expected the file in images/
claim: images/model.jpg → 16100 × 16000
  content/sections/plans.json:64:14 mvp.image.src: the image "images/model.jpg" has 16100 × 16000 pixels, expected at most 16000 × 16000
draw: images/slide-b.jpg → 1599 × 900
  content/sections/hero.json:18:14 slides[1].src: the image "images/slide-b.jpg" has 1599 × 900 pixels, expected at least 1600 × 900 for a hero slide
pages.json: "heading": "Blog" → "heading": "Blog", "share": { "src": "https://paper.com/a.jpg", "alt": "A" }
  21:44 pages[2].share.src: found "https://paper.com/a.jpg", expected a file in images/: an image for sharing cannot be on another site
draw: images/plain.jpg → 1200 × 674
  content/not-found.json:7:12 image.src: the image "images/plain.jpg" has 1200 × 674 pixels, expected at least 1200 × 675 for the page for unknown addresses
  content/sections/placeholder.json:6:12 image.src: the image "images/plain.jpg" has 1200 × 674 pixels, expected at least 1200 × 675 for a page under construction
`;
