import { parseCases } from '../content-edits';

/** A Markdown file with a text in its body, which starts in line 5. */
const withBody = (body: string) =>
  `write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎${body.replaceAll('\n', '⏎')}`;

const withKeys = (keys: string) => `write: sections/terms.md → ---⏎${keys.replaceAll('\n', '⏎')}⏎---⏎Words.`;

const parts =
  'texts have paragraphs, headings, bold, emphasis, links, lists, quotes, tables, images and code';

const others = `which is shown as it is written; ${parts}`;

const nonBreakingSpace =
  'a non-breaking space follows, expected an ordinary one; on a Mac, Option and the space bar write the other';

const link =
  'a link is [words](/about) and an image ![words](images/a-name.jpg "Caption"), without spaces in the address and with straight quotation marks';

const entry =
  'which is shown as it is written; a list has an empty line above it, and each entry starts with a hyphen or a number and a full stop, and then a space; to show such a sign, write \\ in front of it, or of the full stop after a number';

const keys =
  'expected lines such as title: Terms here and above, with a space after the colon and without tabs, and a line --- below them; a text with a mark such as : # * & ! [ { @ is on one line, in straight double quotation marks';

/** A section of questions with an answer. */
const withAnswer = (answer: string) =>
  `write: sections/questions.json → { "$schema": "../schemas/questions.schema.json", "kind": "questions", "title": "Questions", "intro": "Two.", "questions": [⏎{ "question": "Why?", "answer": "${answer}" }] }`;

const inline =
  'expected one paragraph with **bold**, *emphasis*, [links](/about) and `code`; to show a mark at the start, write \\\\ in front of it';

/** A text whose parsing would take seconds. */
const excess = (...parts: string[]) =>
  `write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎${parts.join('')}`;

const isDate = (date: string) =>
  `found "${date}" at the start of a line, which makes it the entry of a list; for a date, write ${date.replace('.', '\\.')}`;

/** Paragraphs that start with a date, which Markdown takes for the number of an entry. */
const dates = [
  ...[
    ['1. Dezember', ' 2026: Eröffnung'],
    ['3. März', ': zu'],
    ['24. Dez.', ' zu'],
    ['1. bis 3. Mai', ' zu'],
  ],
  ...[
    ['17. 05.', ' 2016'],
    ['24. 12.', ' um acht'],
    ['1. května', ' 2026'],
    ['2026.', ' május 1.'],
    ['1. May', ' 2026'],
  ],
]
  .map(
    ([date = '', rest = '']) => `${withBody(date + rest)}
  5:1 body: ${isDate(date)}`,
  )
  .join('\n');

export const badMarkdown = parseCases`
${excess('*a '.repeat(300), 'b*'.repeat(300))}
  5:1 body: found a paragraph with more than 500 marks such as *, _ and [, expected shorter ones
${excess('>'.repeat(20_000))}
  5:1 body: found 20000 quotes and lists inside each other, expected at most 12
${excess('> a⏎'.repeat(1001))}
  5:1 body: found a paragraph with more than 1000 lines, expected shorter ones
${excess('- - - a⏎'.repeat(251))}
  255:1 body: found more than 500 quotes and lists inside others, expected fewer in one text
${withKeys('kind: text')}
  2:1 title: the key 'title' is missing: The section's heading.
${withKeys('kind: text\ntitle: Terms\ntitle: Rules')}
  4:1 title: the key "title" is written twice, first in line 3; only one can count
${withKeys('kind: text\ntitle: Terms: all of them')}
  3:8: ${keys}
${withKeys('kind: text\ntitle: Terms\nbody: All.')}
  6:1 body: the key "body" is written twice, first in line 4; only one can count
write: sections/terms.md → Words.
  1:1: the front matter is missing, expected a first line ---, keys such as kind: text, and another line ---
write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎Words.
  1:1: the front matter has no end, expected a line --- between the keys and the text
${withKeys('kind: pricing\ntitle: Terms')}
  2:7 kind: files of this kind are JSON, expected the name terms.json
write: sections/terms.json → { "kind": "text", "title": "Terms" }
  1:11 kind: files of this kind are Markdown, expected the name terms.md
${withBody('They _rented a table.')}
  5:6 body: found "_", which is shown as it is written; emphasis is *words* between spaces; to show a _, write \_
${withBody('##\u00a0Dates')}
  5:1 body: found "##", which is shown as it is written; ${nonBreakingSpace}
${withBody('Two:\n\n- One\n-\u00a0Two')}
  7:1 body: found a line below an entry that becomes a part of it, expected an empty line above it
  8:1 body: found "-", which is shown as it is written; ${nonBreakingSpace}
${withBody('\uf0b7 One')}
  5:1 body.blocks[0]: found an invisible or broken character, expected none
${withBody('> [!note] Remember')}
  5:3 body: found "[!note]", ${others}
${withBody('Ink %%who says so?%% dries. ^ink-1')}
  5:5 body: found "%%who says so?%%", ${others}
  5:29 body: found "^ink-1", ${others}
${withBody('Hello :smile: there')}
  5:7 body: found ":smile:", ${others}
${withBody('One.\n\n    ## Two')}
  7:1 body: found a line with four spaces in front of it, expected none; code is between lines of ${'```'}
${withBody('Words.')}
copy: sections/terms.md → sections/hero.md
  1:1: 'hero.json' has the same name, expected another
${withBody('')}
  4:4 body: there is no text below the front matter
${withBody('# Terms')}
  5:1 body: found #, expected ##: no level is left out, and the page and the section have their own headings
${withBody('## One\n\n### Two\n\n#### Three\n\n##### Four\n\n###### Five')}
  13:1 body: found ######, expected ## to #####: no level is left out, and the page and the section have their own headings
${withBody('##')}
  5:1 body: found a heading without words
${withBody('Some <b>bold</b>.')}
  5:6 body: found the HTML "<b>", expected Markdown; to show a <, write \<
  5:13 body: found the HTML "</b>", expected Markdown; to show a <, write \<
${withBody('| a | b |\n| 1 | 2 |\n| 3 | 4 |')}
  5:1 body: found "| a | b |", which is shown as it is written; a table has a row of headings, a row such as | --- | --- | with as many cells, and an empty line above it
${withBody('| a | b |\n| - | - |\n| 1 | 2 | 3 |')}
  7:1 body: found 3 cells, expected 2 as in the first row; to show a |, write \|
${withBody('| a | b |\n| - | - |\n| 1 | 2 |\nWithout tax.')}
  8:1 body: found 1 of 2 cells; a text below a table has an empty line above it
${withBody('|  |  |\n| - | - |\n| 1 | 2 |')}
  5:1 body: found a table without words in its first row, expected the headings of its columns
${withBody('See [two](#terms-too).\n\n## Two')}
pages.json: "plans" → "plans", "terms"
  content/sections/terms.md:5:5 body.links[0]: found "#terms-too", but no part of a page is called "terms-too"; did you mean 'terms-two'?
copy: sections/services.json → sections/a-section-called-two.json
${withBody('See [two](#two).\n\n## Two')}
pages.json: "plans" → "plans", "terms"
pages.json: "heading": "Blog" → "heading": "Blog", "sections": ["a-section-called-two"]
  content/sections/terms.md:5:5 body.links[0]: found "#two", but no part of a page is called "two"; did you mean 'terms-two'?
${withBody('See [two](#terms-two), [too](/about#terms-two).\n\n## Two')}
pages.json: "path": "/about" → "path": "/About", "sections": ["terms"]
  56:15 pages[5].path: found "/About", expected a path that starts with / and has small letters, digits and hyphens, such as "/services/web-design"
copy: sections/services.json → sections/terms-two.json
${withBody('## Two')}
pages.json: "plans" → "plans", "terms", "terms-two"
  9:75 pages[0].sections[5]: the sections 'terms' and 'terms-two' have the same anchor "terms-two", expected another "anchor" in one of them
${withBody('Words.[^1]\n\n[^1]: More.')}
  5:7 body: found a footnote; ${parts}
  7:1 body: found a footnote; ${parts}
${withBody('![A fold](images/a fold.jpg)')}
  5:1 body: found "![A fold](images/a fold.jpg)", which is shown as it is written; ${link}
${withBody('See [more] (/about).')}
  5:5 body: found "[more] (/about)", which is shown as it is written; ${link}
${withBody('Some **bold words.')}
  5:6 body: found "**", which is shown as it is written; bold is **words** between spaces; to show a *, write \*
${withBody('##Heading')}
  5:1 body: found "##", which is shown as it is written; a heading is ## Words
${withBody('Words\n---')}
  5:1 body: found a heading with a line below it; a heading is ## Words, and a rule --- has an empty line above it
${withBody('Words:\n• One')}
  6:1 body: found "•", ${entry}
${withBody('Words:\n2. Two')}
  6:1 body: found "2.", ${entry}
${withBody('Words:\n    - One')}
  6:5 body: found "-", ${entry}
${withBody('1) One\n2. Two')}
  6:1 body: found a list below a list, expected the same sign in front of all entries
${withBody('1. One\n\nWords\n\n5. Five\n12. Six')}
  10:1 body: found 12., which pages show as 6., because they count the entries of a list; for another number, write 12\.
${dates}
${withBody('1. Dezember: zu\nbis zum Abend')}
  5:1 body: ${isDate('1. Dezember')}
${withBody('Das gilt bis zum\n1. Dezember.')}
  6:1 body: ${isDate('1. Dezember.')}
${withBody('1. Dezember: A\n2. Dezember: B')}
  5:1 body: ${isDate('1. Dezember')}
  6:1 body: ${isDate('2. Dezember')}
${withBody('* Prices exclude VAT.\n\n- One\n- Two')}
  5:1 body: found "*" in front of one line, which makes it a list; to show the sign, write \*, and for a list -
${withAnswer('1. Dezember: zu.')}
  2:33 questions[0].answer: found "1. Dezember" at the start of a line, which makes it the entry of a list; for a date, write 1\\. Dezember
${withBody('![A fold](images/hero-1-pages.jpg "By **us**")')}
  5:1 body: found "By **us**", a caption with marks, which are shown as they are written
${withBody('- One\nWords.')}
  5:1 body: found a line below an entry that becomes a part of it, expected an empty line above it
${withBody('## Heading {#prices}')}
  5:12 body: found "{#prices}", which is shown as it is written; texts have paragraphs, headings, bold, emphasis, links, lists, quotes, tables, images and code
${withBody('See **all** of https://example.org/ today.')}
  5:16 body: found "https://example.org/", which is shown as it is written; a link is [words](https://example.org/) or <https://example.org/>
${withBody('~~~\nOne')}
  5:1 body: found lines of code that no line ${'```'} ends
${withBody('See [more](/about "More").')}
  5:5 body: found "More" after the address, which nobody sees, expected none
${withBody('See [us](tel:+44(0)2079461111).')}
  5:5 body.links[0]: found "tel:+44(0)2079461111", expected an address such as "tel:+442079460347", without spaces
${withBody('See [](/about).')}
  5:5 body: found a link without words
${withBody('See [one](/abuot) and\n[two](#prising).')}
  5:5 body.links[0]: no page has the path "/abuot"; did you mean '/about'?
  6:1 body.links[1]: found "#prising", but no part of a page is called "prising"; did you mean 'pricing'?
${withBody('Words ![A fold](images/hero-1-pages.jpg)')}
  5:7 body: found an image inside a text, expected it in a paragraph of its own, between two empty lines
${withBody('![A fold](images/hero-1-pages.jpg)\n\n![A fold](images/hero-1-page.jpg)')}
  7:1 body.images[1].src: there is no file "images/hero-1-page.jpg"; did you mean '/images/hero-1-pages.jpg'?
draw: images/small.jpg → 600 × 300
${withBody('![A fold](images/small.jpg)')}
  5:1 body.images[0].src: the image "images/small.jpg" has 600 × 300 pixels, expected at least 1200 × 400 for a figure in a text
${withBody(['a', 'b', 'c', 'd', 'e', 'f'].map((word, level) => `${'  '.repeat(level)}- ${word}`).join('\n'))}
  10:13 body: found lists or quotes inside each other too deeply
${withBody('a'.repeat(200_000))}
  1:1: found 200032 characters, expected at most 200000: divide the text into several files
${withBody('Right\u202eto left')}
  5:1 body.blocks[0]: found an invisible or broken character, expected none
${withAnswer('See [one](/abuot).')}
  2:33 questions[0].answer.links[0]: no page has the path "/abuot"; did you mean '/about'?
${withAnswer('- One')}
  2:33 questions[0].answer: found more than a paragraph, ${inline}
`;
