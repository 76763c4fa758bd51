/** Calls an asynchronous function several times, one after the other. */
export async function repeat<Value>(times: number, run: (count: number) => Promise<Value>): Promise<Value[]> {
  const results = [];
  for (let count = 0; count < times; count += 1) results.push(await run(count));
  return results;
}

/** The median of whole numbers. */
export const median = (values: number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
