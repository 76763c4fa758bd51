import { test } from '@playwright/test';
import { expectUnchanged } from '../support/admin-entries';

test.use({ viewport: { width: 1280, height: 4000 }, locale: 'en-GB' });
test.setTimeout(900_000);

for (const folder of ['content', 'examples/studio'])
  test(`saves every entry of ${folder} without another change`, ({ page }) => expectUnchanged(page, folder));
