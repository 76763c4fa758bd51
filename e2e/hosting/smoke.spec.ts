import { existsSync, readFileSync } from 'node:fs';
import { builtFolder, builtPages } from '../support/site/built-site';
import { testEveryPage } from '../support/pages/every-page';
import { expect, test } from '../support/test';

// All pages of the site that is built from content/. These tests do not depend on its texts, sections and links.

// Content may have images and scripts at other addresses. This machine may have no network.
test.use({ expectedProblems: [/^left the site: /] });
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

test.beforeEach(({ context, baseURL }) =>
  context.route(
    (url) => url.origin !== baseURL,
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ body: pixel, contentType: 'image/gif' })
        : route.fulfill({ body: '', contentType: 'text/javascript' }),
  ),
);

test('has no worker scripts, which no page uses', () =>
  expect(existsSync(`${builtFolder('real')}/~partytown`)).toBe(false));

test('asks browsers to compile the scripts while they arrive', () => {
  const [, entry] = /data-entry="([^"]+)"/.exec(builtPages('real').get('/') ?? '') ?? [];
  expect(readFileSync(`${builtFolder('real')}${entry}`, 'utf8')).toContain('//# allFunctionsCalledOnLoad');
});

testEveryPage('real');
