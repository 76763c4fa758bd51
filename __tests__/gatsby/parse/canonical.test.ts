/** @jest-environment node */
import { withoutCopies } from '../../../gatsby/model/languages/inherit';
import { canonicalText } from '../../../gatsby/parse/canonical';

const format = (name: string, text: string) => canonicalText(name, text);

it('writes JSON in the order of the definition, without empty optional fields', () => {
  const person = {
    image: { focalPoint: '50% 20%', alt: '', src: 'images/ada.jpg' },
    text: '',
    role: 'Design',
    name: 'Ada',
    $schema: '../schemas/person.schema.json',
  };
  expect(format('people/ada.json', JSON.stringify(person))).toBe(`{
  "$schema": "../schemas/person.schema.json",
  "name": "Ada",
  "role": "Design",
  "image": {
    "src": "/images/ada.jpg",
    "focalPoint": "50% 20%"
  }
}
`);
});

it('leaves out of a translation what it shares with the first language, outside of lists', () => {
  const original = {
    title: 'A price',
    cover: { src: 'images/price.jpg', alt: 'A card', focalPoint: '40% 50%' },
    draft: true,
    date: '2026-03-14',
    author: 'ada',
  };
  const text = `---
title: Ein Preis
cover:
  src: /images/price.jpg
  alt: Eine Karte
  focalPoint: 50% 50%
date: 2026-03-14
author: ada
---

Text.
`;
  expect(canonicalText('posts/price.md', text, (value, schema) => withoutCopies(value, original, schema)))
    .toBe(`---
title: Ein Preis
cover:
  alt: Eine Karte
  focalPoint: 50% 50%
---

Text.
`);
});

it('writes Markdown with one style of marks', () => {
  const text = `---
date: "2026-03-14"
title: 'A price'
author: ada
tags: [Prices, Work]
---
## Why
A *price* that __everyone__ sees:
* first

  * second
* third

---

![A list](images/list.jpg 'The list')
![A row](/images/row.jpg)

|Plan|Price|
|:-|--:|
|One|£ 5|
`;
  expect(format('posts/price.md', text)).toBe(`---
title: A price
draft: false
date: 2026-03-14
author: ada
tags:
  - Prices
  - Work
---

## Why

A _price_ that **everyone** sees:

- first

  - second
- third

***

![A list](/images/list.jpg "The list") ![A row](/images/row.jpg)

| Plan | Price |
| :--- | ---: |
| One | £ 5 |
`);
});

it('leaves a file with a mistake as it is', () => {
  expect(format('site.json', '{ "tagline": }')).toBe('{ "tagline": }');
});

it('leaves copies of lists out of translations: where a key matches the entries, and where nothing else is in them', () => {
  const withoutCopiesOf = (name: string, original: object, own: object) =>
    JSON.parse(
      canonicalText(name, JSON.stringify(own), (value, schema) => withoutCopies(value, original, schema)),
    ) as object;
  const hero = (slides: object[]) => ({ kind: 'hero', subline: 'Text', actions: [], slides });
  const slide = { src: '/images/one.jpg', focalPoint: '40% 50%' };
  expect(withoutCopiesOf('sections/hero.json', hero([slide]), hero([slide]))).not.toHaveProperty('slides');
  for (const own of [[{ ...slide, label: 'Eins' }], [{ src: '/images/zwei.jpg' }], [slide, slide]])
    expect(withoutCopiesOf('sections/hero.json', hero([slide]), hero(own))).toMatchObject({ slides: own });
  // Forms have empty fields for what is left out.
  const empty = hero([{ src: '', label: 'Eins', narrowImage: { src: '' } }]);
  expect(withoutCopiesOf('sections/hero.json', hero([slide]), empty)).toHaveProperty('slides', [
    { label: 'Eins' },
  ]);
  const logos = (...names: string[]) => ({
    kind: 'logos',
    logos: names.map((name) => ({ name, image: { src: `/images/${name}.png` } })),
  });
  expect(withoutCopiesOf('sections/logos.json', logos('a', 'b'), logos('b', 'c'))).toMatchObject({
    logos: [{ name: 'b' }, { name: 'c', image: { src: '/images/c.png' } }],
  });
});
