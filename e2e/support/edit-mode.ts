import { expect, type Locator, type Page } from '@playwright/test';
import { AdminFolder } from './admin-site';

/** The forms beside a site in development, with what can be edited outlined. */
export interface EditMode {
  button: Locator;
  /** Waits until the control of a field has the focus. */
  expectField: (path: string, timeout?: number) => Promise<void>;
}

/**
 * @param address of the development server
 * @param root the repository of the content folder
 */
export async function openEditMode(
  page: Page,
  address: string,
  folder: string,
  root?: string,
): Promise<EditMode> {
  await AdminFolder.open(page, `${address}/__admin`, folder, root);
  await page.goto(`${address}/__admin/`);
  const forms = page.frameLocator('#forms');
  await forms.getByText('Pages and menus').first().waitFor();
  const button = page.getByRole('button', { name: 'Edit on the page' });
  await button.click();
  return {
    button,
    expectField: (path, timeout) =>
      expect(
        forms.locator(`[data-key-path="${path}"] :focus, [data-key-path^="${path}."] :focus`),
      ).toBeAttached({
        timeout,
      }),
  };
}
