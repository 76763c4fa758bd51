import { readStored, store } from '../hooks/storage';

/** The visitor's answer, and the id of the scripts that it is about. */
const valueOf = (isAccepted: boolean) => `${isAccepted ? 'accepted' : 'declined'} ${__CONSENT__}`;

/** The visitor's answer, undefined if there is none. */
export const readConsent = (): boolean | undefined =>
  [true, false].find((answer) => readStored('consent') === valueOf(answer));

export const storeConsent = (isAccepted: boolean): void => store('consent', valueOf(isAccepted));
