/** @jest-environment node */
import { postingOf, readPosting } from '../../../gatsby/content/form-endpoint';
import { contentDirectory } from '../../support/content-folder';

const failure = { failed: 'a', timeout: 'b', offline: 'c', invalid: 'd', retry: 'e' };
const words = { sending: 'Sending...', failure };
const endpoint = 'https://forms.example/contact';

it('is nothing where delivery is simulated, whatever else is written there', () => {
  expect(postingOf({ ...words, delivery: { kind: 'simulated' } })).toBeNull();
  expect(postingOf({ ...words, delivery: { kind: 'simulated', endpoint } })).toBeNull();
});

it('is nothing in the content that the site comes with', () => {
  expect(readPosting(contentDirectory)).toBeNull();
});

it('sends both forms to one address, written as every service takes them', () => {
  expect(postingOf({ ...words, delivery: { kind: 'post', endpoint } })).toEqual({
    ...words,
    contact: endpoint,
    newsletter: endpoint,
    encoding: 'form',
    honeypot: '_gotcha',
  });
});

it('follows the content in all of that', () => {
  const delivery = {
    kind: 'post',
    endpoint,
    newsletterEndpoint: 'https://letters.example/',
    encoding: 'json',
    honeypot: 'fax',
  };
  expect(postingOf({ ...words, delivery })).toMatchObject({
    contact: endpoint,
    newsletter: 'https://letters.example/',
    encoding: 'json',
    honeypot: 'fax',
  });
});
