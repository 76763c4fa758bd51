type Values = Record<string, string | number | undefined>;

export type Log = (event: string, values?: Values) => void;

/** One line of JSON for each event. What visitors write, and their addresses, are in none of them. */
export const log: Log = (event, values) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...values })}\n`);
};
