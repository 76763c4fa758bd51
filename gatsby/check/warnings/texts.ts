import { quote } from '../problem';
import { type Content, listAt, type Rule } from '../rules/rule';

/** HTML tags and entities, and links, emphasis, code, headings and entries of lists of Markdown. */
const markup =
  /<\/?[a-z][^>]*>|&(?:[a-z]{2,}|#\d+);|\]\(|\*\*\S|(?<!\w)([*_`])(?=[^\s*_`])[^*_`]*[^\s*_`]\1(?!\w)|^(?:#{1,6}|[-*+]) /i;

/** Texts are shown as they are written. */
export const textsHaveNoMarkup: Rule = ({ fields }) =>
  fields.flatMap(({ file, path, schema, value }) => {
    const isText = typeof value === 'string' && !schema.format && path.at(-1) !== '$schema';
    const found = isText ? markup.exec(value)?.[0] : undefined;
    return found ? [file.problem(path, `found ${quote(found)}, which is shown as it is written`)] : [];
  });

/** Top-level domains and domains for examples, and the numbers that Ofcom keeps for drama (RFC 2606, RFC 6761). */
const reserved =
  /[\w.@-]+\.(?:example|test|invalid)\b(?!\.)|\bexample\.(?:com|net|org)\b|(?:\+44 ?(?:\(0\) ?)?|\(?0)20\)? ?7946 ?0\d{3}/;

/** Addresses and numbers belong to someone. */
export const textsHaveNoReservedNames: Rule = ({ fields }) =>
  fields.flatMap(({ file, path, value }) => {
    const found = typeof value === 'string' ? reserved.exec(value)?.[0] : undefined;
    return found ? [file.problem(path, `found ${quote(found)}, which is reserved for examples`)] : [];
  });

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The lists whose length a text may mention: those of its file, or of the sections of its page. */
function listsNear({ files }: Content, { file, path }: Content['fields'][number]): [string, unknown[]][] {
  const page = file.name === 'pages.json' && listAt(file.value, 'pages')[Number(path[1])];
  const names = page ? listAt(page, 'sections').map((name) => `sections/${String(name)}.json`) : [file.name];
  return names
    .flatMap((name) => Object.entries(files.get(name)?.value ?? {}))
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
}

/** A text such as "six steps" or "a six-step process" matches the length of the list "steps". */
export const numbersMatchLists: Rule = (content) =>
  content.fields.flatMap((field) => {
    const { file, path, value } = field;
    if (typeof value !== 'string') return [];
    return listsNear(content, field).flatMap(([name, list]) => {
      const pattern = `\\b(${numbers.join('|')}|\\d+)(?: ${name}|-${name.replace(/s$/, '')})\\b`;
      const [found = '', word = ''] = new RegExp(pattern, 'i').exec(value) ?? [];
      const number = Number(word) || numbers.indexOf(word.toLowerCase()) + 1;
      if (!found || number === list.length) return [];
      return [file.problem(path, `found ${quote(found)}, but the list "${name}" has ${list.length}`)];
    });
  });
