export type Log = (event: string, values?: Record<string, string | number | undefined>) => void;

/** One line of JSON for each event. What visitors write, and their addresses, are in none of them. */
export const log: Log = (event, values) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...values })}\n`);
};

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
