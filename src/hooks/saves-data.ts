/** Whether a visitor saves data. TypeScript has no types for the Network Information API, which only some browsers have. */
export const savesData = (): boolean | undefined =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
