export const storageKey = 'consent';

/** The choice if the browser refused to store it. It lasts until the page unloads. */
let unsaved: string | undefined;

// A choice concerns the scripts that the visitor was asked about. Others need a new question.
const valueOf = (isAccepted: boolean, scripts: string) =>
  `${isAccepted ? 'accepted' : 'declined'} ${scripts}`;

/**
 * Reads the visitor's choice.
 *
 * @param scripts the addresses of the scripts that need consent
 * @returns undefined if there is none
 */
export function readConsent(scripts: string): boolean | undefined {
  try {
    const value = unsaved ?? localStorage.getItem(storageKey);
    return [true, false].find((choice) => value === valueOf(choice, scripts));
  } catch {
    return undefined;
  }
}

/** Stores the visitor's choice. */
export function storeConsent(scripts: string, isAccepted: boolean): void {
  const value = valueOf(isAccepted, scripts);
  try {
    localStorage.setItem(storageKey, value);
    unsaved = undefined;
  } catch {
    unsaved = value;
  }
}
