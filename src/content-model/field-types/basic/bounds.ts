/** How many an editor may write: " of 2 to 6 entries". */
export function bounds(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least && least > 1 ? ` of at least ${least} ${unit}` : '';
  return least ? ` of ${least} to ${most} ${unit}` : ` of up to ${most} ${unit}`;
}
