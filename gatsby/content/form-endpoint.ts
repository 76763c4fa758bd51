import fs from 'node:fs';
import path from 'node:path';

/** content/forms.json, as its definition has it. */
type FormsContent = Pick<Queries.Forms, 'sending' | 'failure'> & {
  delivery: Pick<Queries.FormDelivery, 'kind'> & Partial<Queries.FormDelivery>;
};

/**
 * Where the forms are sent, with everything that pages need for it, as GraphQL has it: the address for each form, how
 * the fields are written (`form` or `json`), the name of the field that people never see, and the words.
 */
export const postingType = `type Posting {
  contact: String!
  newsletter: String!
  encoding: String!
  honeypot: String!
  sending: String!
  failure: FormFailure!
}`;

/**
 * Works that out from the content. A site that sends nothing is told nothing of it: its pages carry no word more.
 *
 * @param forms content/forms.json
 * @returns null where delivery is simulated
 */
export function postingOf({ delivery, sending, failure }: FormsContent): Queries.Posting | null {
  const { kind, endpoint, newsletterEndpoint, encoding, honeypot } = delivery;
  if (kind !== 'post' || !endpoint) return null;
  return {
    contact: endpoint,
    newsletter: newsletterEndpoint ?? endpoint,
    // What a browser sends without script, what every service takes, and what it may send without asking first.
    encoding: encoding ?? 'form',
    honeypot: honeypot ?? '_gotcha',
    sending,
    failure,
  };
}

/** Adds it to the forms, for Gatsby's `createResolvers`. */
export const postingResolvers = () => ({ Forms: { posting: { type: 'Posting', resolve: postingOf } } });

/**
 * Reads it from its file, which has been checked.
 *
 * @param directory absolute path of the content folder
 * @returns null where delivery is simulated
 */
export const readPosting = (directory: string): Queries.Posting | null =>
  postingOf(JSON.parse(fs.readFileSync(path.join(directory, 'forms.json'), 'utf8')) as FormsContent);
