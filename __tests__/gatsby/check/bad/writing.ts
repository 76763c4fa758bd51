import { parseCases } from '../content-edits';

const value =
  'expected a text in straight double quotation marks, or without them a number, true, false, { or [';

/** How a file can be written badly: JSON, keys, encoding. */
export const badWriting = parseCases`
sections/plans.json: "price": "£4,997+", → "price": "£4,997+";
  15:25 plans[0].price: found ";", expected a comma or the right closing bracket; inside a text, a quotation mark is written \"
brand.json: "name": "Longmead", → "name": "Longmead",,
  3:22: found ",", expected a key in double quotation marks
brand.json: "name": → "name" =
  3:10 name: found "=", expected a colon after the key
footer.json: "rights": " → "rights": "KÃ¤sten. 
  46:13 rights: found letters such as Ã¤ in place of others; write the text again, and save it as UTF-8
sections/plans.json: true → yes
  16:18 plans[0].popular: found "yes", ${value}
sections/contact.json: "Free initial consultation" → Free advice
  9:5 benefits[0]: found "Free", expected a text in straight double quotation marks, or nothing
site.json: ⏎  }⏎} → ⏎  }
  16:1 address: the file ends here, expected a comma or }
site.json: ⏎  }⏎} → ⏎  }⏎}⏎}
  17:1: found "}", expected nothing after the last }, or one } less above
site.json: "country": "United Kingdom" → "country": "",
  14:18 address.country: found a comma before the closing }, expected none
brand.json: "Longmead" → "Longmead
  3:11 name: the quotation mark that opens here is never closed on its line
brand.json: ⏎  "name" → ⏎<<<<<<< HEAD⏎  "name"
  3:1: found a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>
site.json: a digital → a	digital
  3:14 tagline: found a tab or another control character in this text, expected none
sections/hero.json: images/hero-1-pages → images\slide-a
  11:14 slides[0].src: found a backslash that means nothing in this text, expected two: \\
brand.json: "Longmead" → "Paper\u12work"
  3:11 name: found an unfinished \u code in this text, expected \u and four digits
sections/plans.json: "price": "£4,997+", → "price": "£4,997+",⏎      "price": "£1",
  16:7 plans[0].price: the key "price" is written twice, first in line 15; only one can count
brand.json: Longmead →
mark: site.json
  content/brand.json:3:11 name: is empty, expected a text
  1:1: the file is not saved as UTF-8 without a byte order mark; choose "Save with Encoding: UTF-8"
brand.json: Longmead → Paper${'\0'}work
write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎One${'\0'}.
  content/brand.json:3:17: found the invisible character U+0000, expected none
  5:4: found the invisible character U+0000, expected none
write: sections/terms.md → ---⏎kind: text⏎title: Terms⏎---⏎One.
returns: sections/terms.md
  1:4: found a line end of old Macs (CR), expected those of other systems; choose "Change End of Line Sequence: LF"
encode: site.json → utf16le
  1:1: the file is not saved as UTF-8 without a byte order mark; choose "Save with Encoding: UTF-8"
write: site.json → ${'['.repeat(100_000)}
  1:1: the content is nested too deeply
`;
