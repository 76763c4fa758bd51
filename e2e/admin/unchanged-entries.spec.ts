import { test } from '@playwright/test';
import { expectUnchanged } from '../support/admin-entries';

test.use({ viewport: { width: 1280, height: 4000 }, locale: 'en-GB' });
test.setTimeout(300_000);

test('saves an entry of each definition without another change', ({ page }) =>
  expectUnchanged(page, 'examples/studio', (addresses, isFolder) =>
    isFolder ? addresses.slice(0, 1) : addresses,
  ));
