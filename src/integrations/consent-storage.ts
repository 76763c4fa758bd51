const storageKey = 'consent';

// A choice concerns the scripts that the visitor was asked about. Others need a new question.
const valueOf = (isAccepted: boolean, scripts: string) =>
  `${isAccepted ? 'accepted' : 'declined'} ${scripts}`;

/**
 * Reads the visitor's choice.
 *
 * @param scripts the addresses of the scripts that need consent
 * @returns undefined if there is none, or if the browser blocks storage
 */
export function readConsent(scripts: string): boolean | undefined {
  try {
    return [true, false].find((choice) => localStorage.getItem(storageKey) === valueOf(choice, scripts));
  } catch {
    return undefined;
  }
}

/** Stores the visitor's choice. Without storage, it lasts until the page unloads. */
export function storeConsent(scripts: string, isAccepted: boolean): void {
  try {
    localStorage.setItem(storageKey, valueOf(isAccepted, scripts));
  } catch {
    // The page applies the choice.
  }
}
