/**
 * Asserts that a query has a result. GraphQL types every root field as nullable.
 *
 * @param file the content file that the query reads
 * @throws when there is no result, which the content check rules out
 */
export function required<Value>(value: Value | null | undefined, file: string): Value {
  if (!value) throw new Error(`The query found nothing: is content/${file} there?`);
  return value;
}
