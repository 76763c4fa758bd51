import { testEveryPage } from '../support/pages/every-page';
import { test } from '../support/test';

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

testEveryPage('real');
