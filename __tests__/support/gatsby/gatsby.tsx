import { register, runQuery } from './graphql';

// Replaces the `gatsby` module: its own link and prefix, and its queries answered from the frozen content with the types
// of the definitions.
export { Link, navigate, withPrefix } from 'gatsby-link';

/** Keeps the query; Gatsby's compiler would take it out of the module. */
export const graphql = (text: TemplateStringsArray): string => register(text.join(''));

const answers = new Map<string, unknown>();

/** Answers a component's query, with the same object every time. */
export function useStaticQuery(name: string): unknown {
  if (!answers.has(name)) answers.set(name, runQuery(name));
  return answers.get(name);
}
