import { formatProblem, type Problem } from '../problem';

/** How many places a line names. */
const mostPlaces = 3;

/** Formats warnings of one cause as one line, with their number and the first places: those whose messages differ in quoted values only. */
export function groupWarnings(warnings: readonly Problem[]): string[] {
  const causes = new Map<string, Problem[]>();
  for (const warning of warnings) {
    const cause = warning.message.replace(/"(?:[^"\\]|\\.)*"/g, '');
    causes.set(cause, [...(causes.get(cause) ?? []), warning]);
  }
  return [...causes.values()].map(([first, ...others]) => {
    const places = others
      .slice(0, mostPlaces - 1)
      .map(({ file, line, column }) => `${file}:${line}:${column}`);
    const more = others.length > places.length ? ', …' : '';
    const rest = others.length > 0 ? ` (and ${others.length} more: ${places.join(', ')}${more})` : '';
    return first ? formatProblem({ ...first, message: first.message + rest }) : '';
  });
}
