import { parseCases } from '../content-edits';

/** How a file can be written badly: JSON, keys, encoding. */
export const badWriting = parseCases`
site.json: "country": "United Kingdom" → "country": "United Kingdom",
  content/site.json:14:32: found a comma before the closing }, expected none after the last entry
pages.json: "plans", "contact"] → "plans", "contact",]
  content/pages.json:9:75: found a comma before the closing ], expected none after the last entry
sections/plans.json: "price": "£4,997+", → "price": "£4,997+"
  content/sections/plans.json:15:25: a comma is missing here
pages.json: "hero", "services" → "hero" "services"
  content/pages.json:9:26: a comma is missing here
brand.json: "name": "Paperwork", → "name": "Paperwork",,
  content/brand.json:3:23: found a comma too many
site.json: "tagline" → // the brand⏎  "tagline"
site.json: "a small studio", → "a small studio"
site.json: "country": "United Kingdom" → "country": "",
  content/site.json:3:3: found a comment, expected none; these files take no comments
  content/site.json:4:30: a comma is missing here
  content/site.json:15:16 address.country: found an empty text, expected for example "United Kingdom"
  content/site.json:15:18: found a comma before the closing }, expected none after the last entry
brand.json: "Paperwork", → "Paperwork", // the brand
  content/brand.json:3:24: found a comment, expected none; these files take no comments
brand.json: "name" → /* the brand */ "name"
  content/brand.json:3:3: found a comment, expected none; these files take no comments
brand.json: "name" → /* the brand "name"
  content/brand.json:3:3: found a comment that is never closed, expected none
brand.json: "Paperwork" → "Paperwork
  content/brand.json:3:11: the quotation mark that opens here is never closed on its line
site.json: a small studio → a "small" studio
  content/site.json:3:18: found "small" straight after a quotation mark; inside a text write a quotation mark as \"
brand.json: "Paperwork" → “Paperwork”
  content/brand.json:3:11: found the quotation mark “, expected the straight one: "
brand.json: "Paperwork" → 'Paperwork'
  content/brand.json:3:11: found the quotation mark ', expected the straight one: "
brand.json: "name" → name
  content/brand.json:3:3: found "name", expected it in double quotation marks
brand.json: "name": → "name"
  content/brand.json:3:9: a colon is missing here
brand.json: "name": "Paperwork" → "name":
  content/brand.json:3:10: a value is missing after the colon
sections/plans.json: true → True
  content/sections/plans.json:16:18: found "True", expected it in small letters
pages.json: "contact"] → "contact"
  content/pages.json:9:75: a ] is missing here; it closes the [ in line 9
pages.json: "contact"] → "contact"}
  content/pages.json:9:75: a ] is missing here; it closes the [ in line 9
sections/plans.json: ],⏎  "switchCard" → ],⏎  { "name": "Lost" },⏎  "switchCard"
  content/sections/plans.json:30:3: found a { where a key is expected; move the entry into its list, between [ and ]
sections/plans.json: ],⏎  "switchCard" → ]⏎  { "name": "Lost" },⏎  "switchCard"
  content/sections/plans.json:30:3: found a { where a key is expected; move the entry into its list, between [ and ]
labels.json: "What changed" → "What changed",⏎  { "consent": { "name": "Lost" } }
  content/labels.json:46:3: found a { where a key is expected; delete this { and its }
labels.json: "What changed" → "What changed"⏎  { "consent": { "name": "Lost" } }
  content/labels.json:46:3: found a { where a key is expected; delete this { and its }
sections/plans.json: ["Paper"],⏎      "ctaText" → ["Paper",⏎      "ctaText"
  content/sections/plans.json:17:27: a ] is missing here; it closes the [ in line 17
sections/plans.json: ⏎  ],⏎  "switchCard" → ⏎  "switchCard"
  content/sections/plans.json:28:6: a ] is missing here; it closes the [ in line 12
sections/plans.json: ["Paper"]⏎  },⏎ → ["Paper"],⏎
  content/sections/plans.json:10:25: a } is missing here; it closes the { in line 8
sections/plans.json: "/about"⏎    },⏎    { → "/about",⏎    {
  content/sections/plans.json:19:26: a } is missing here; it closes the { in line 13
sections/plans.json: "/about"⏎    },⏎    { → "/about"⏎    {
  content/sections/plans.json:19:26: a } is missing here; it closes the { in line 13
sections/plans.json: "/about"⏎    },⏎    {⏎ → "/about"⏎    },⏎
  content/sections/plans.json:20:7: a { is missing here, before the first key of the group
sections/plans.json: "/about"⏎    },⏎    {⏎ → "/about"⏎    }⏎
  content/sections/plans.json:20:6: a { is missing here, before the first key of the group
sections/plans.json: "topToggle": { → "topToggle":
  content/sections/plans.json:8:15: a { is missing here, before the first key of the group
sections/hero.json: "slides": [⏎    { → "slides": [
  content/sections/hero.json:11:14: a { is missing here, before the first key of the group
sections/plans.json: "options": [ → "options":
  content/sections/plans.json:10:22: found a ] here, but no [ is open; is the [ at the start of the list missing?
site.json: ⏎  }⏎} → ⏎  }⏎}⏎{ "name": "Lost" }
  content/site.json:17:1: found "{" after the end of the content; move the entry into its list, between [ and ]
site.json: ⏎  }⏎} → ⏎  }⏎},⏎{ "name": "Lost" }
  content/site.json:16:2: found "," after the end of the content; move the entry into its list, between [ and ]
write: site.json → ---⏎name: Paper⏎---
  content/site.json:1:1: found a text in Markdown, expected JSON; the name of such a file ends in .md
brand.json: ⏎  "name" → ⏎=======⏎  "name"
  content/brand.json:3:1: found "=======", the rest of a merge conflict; delete the line
brand.json: "name" → ${'\u00a0'}"name"
  content/brand.json:3:3: found "\u{A0}", a no-break space, expected a normal space
brand.json: ⏎  "name" → ⏎<<<<<<< HEAD⏎  "name"
  content/brand.json:3:1: found a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>
sections/plans.json: "£597" → 0597
  content/sections/plans.json:37:20: found a number that starts with 0, expected it without the 0
sections/plans.json: "£597" → 5.
  content/sections/plans.json:37:20: found the unfinished number "5."
site.json: a small → a	small
  content/site.json:3:16 tagline: found a tab inside a text, expected a space
site.json: a small → a⏎small
  content/site.json:3:14: the quotation mark that opens here is never closed on its line
sections/hero.json: images/slide-a → images\slide-a
  content/sections/hero.json:13:21 slides[0].src: found a backslash that means nothing here, expected two: \\
brand.json: "Paperwork" → "Paper\u12work"
  content/brand.json:3:17 name: found an unfinished \u code, expected \u and four digits
sections/plans.json: "price": "£4,997+", → "price": "£4,997+",⏎      "price": "£1",
  content/sections/plans.json:16:7 plans[0].price: the key "price" is written twice, first in line 15; only one can count
site.json: ⏎  }⏎} → ⏎  }
  content/site.json:15:4: a } is missing here, at the end of the file; it closes the { in line 1
site.json: ⏎  }⏎} → ⏎  }⏎}⏎}
  content/site.json:17:1: found "}" after the end of the content; is there a bracket too many?
write: site.json →
  content/site.json:1:1: the file is empty
write: site.json →  ⏎
  content/site.json:1:1: the file is empty
mark: site.json
  content/site.json:1:1: the file starts with a byte order mark, expected none; choose "Save with Encoding: UTF-8"
brand.json: Paperwork →
mark: site.json
  content/brand.json:3:11 name: found an empty text, expected for example "Example Studio"
  content/site.json:1:1: the file starts with a byte order mark, expected none; choose "Save with Encoding: UTF-8"
mark: site.json
encode: site.json → utf16le
  content/site.json:1:1: the file is saved as UTF-16, expected UTF-8; choose "Save with Encoding: UTF-8"
encode: site.json → utf16le
  content/site.json:1:1: the file is saved as UTF-16, expected UTF-8; choose "Save with Encoding: UTF-8"
encode: sections/plans.json → latin1
  content/sections/plans.json:15:17: the file is not saved as UTF-8 (found the byte A3); choose "Save with Encoding: UTF-8"
cut: sections/plans.json → £
  content/sections/plans.json:15:17: the file is not saved as UTF-8 (found the byte C2); choose "Save with Encoding: UTF-8"
write: site.json → ${'['.repeat(100_000)}
  content/site.json:1:65: the brackets are nested too deeply here
`;
