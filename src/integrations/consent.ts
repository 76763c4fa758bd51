import { readStored, store } from '../hooks/storage';

/** The visitor's answer, and the id of the scripts that it is about. */
const valueOf = (isAccepted: boolean, id: string) => `${isAccepted ? 'accepted' : 'declined'} ${id}`;

/** The visitor's answer, undefined if there is none. */
export const readConsent = (id: string): boolean | undefined =>
  [true, false].find((answer) => readStored('consent') === valueOf(answer, id));

export const storeConsent = (isAccepted: boolean, id: string): void =>
  store('consent', valueOf(isAccepted, id));
