import { quote } from '../problem';
import { checkTexts, type Rule } from '../rules/rule';

/** HTML tags and entities, and links, emphasis, code, headings and entries of lists of Markdown. */
const markup =
  /<\/?[a-z][^>]*>|&(?:[a-z]{2,}|#\d+);|\]\(|\*\*\S|(?<!\w)([*_`])(?=[^\s*_`])[^*_`]*[^\s*_`]\1(?!\w)|^(?:#{1,6}|[-*+]) /i;

/** Texts are shown as they are written. */
export const textsHaveNoMarkup: Rule = (content) =>
  checkTexts(content, (text, { schema, path }) => {
    const [found] = (!schema.format && path.at(-1) !== '$schema' && markup.exec(text)) || [];
    return found && `found ${quote(found)}, which is shown as it is written`;
  });

/** Top-level domains and domains for examples, and the numbers that Ofcom keeps for drama (RFC 2606, RFC 6761). */
const reserved =
  /[\w.@-]+\.(?:example|test|invalid)\b(?!\.)|\bexample\.(?:com|net|org)\b|(?:\+44 ?(?:\(0\) ?)?|\(?0)20\)? ?7946 ?0\d{3}/;

/** Addresses and numbers belong to someone. */
export const textsHaveNoReservedNames: Rule = (content) =>
  checkTexts(content, (text) => {
    const [found] = reserved.exec(text) ?? [];
    return found && `found ${quote(found)}, which is reserved for examples`;
  });
