import { parseInline } from '../markdown/inline';
import { checkFormat, type Rule } from './rule';

/** Texts of JSON files that are Markdown have one paragraph, and only marks that the site shows. */
export const markdownIsShown: Rule = (content) =>
  checkFormat(content, 'markdown', (text) => parseInline(text).message);
