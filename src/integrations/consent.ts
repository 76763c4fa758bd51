import { readStored, store } from '../hooks/storage';

/** Key in `localStorage`. Its value is the visitor's answer, and the id of the scripts that it is about. */
export const consentKey = 'consent';

const valueOf = (isAccepted: boolean) => `${isAccepted ? 'accepted' : 'declined'} ${__CONSENT__}`;

/** The visitor's answer, undefined if there is none. */
export const readConsent = (): boolean | undefined =>
  [true, false].find((answer) => readStored(consentKey) === valueOf(answer));

export const storeConsent = (isAccepted: boolean): void => store(consentKey, valueOf(isAccepted));

/** The style sheet hides the question. */
export const hideQuestion = (isHidden = true): void =>
  void document.documentElement.toggleAttribute('data-consent', isHidden);
