import { expect, test } from '../support/test';
import { footer, header, open } from '../support/page';

// Names and roles that assistive technology gets, on one page and in the layout.
test('the accessibility tree is like the recorded one', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await open(page, '/blog');
  await expect(header(page)).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
  await expect(footer(page)).toMatchAriaSnapshot({ name: 'contentinfo.aria.yml' });
  await open(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'home.aria.yml' });
});
