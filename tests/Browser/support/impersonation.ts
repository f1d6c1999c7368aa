import type { Page } from 'playwright-core';
import { PASSWORD } from './sign-in';
import { sees } from './wait';

export const impersonationBanner = (page: Page) => page.getByRole('region', { name: 'Impersonation' });

export const profileMenu = (page: Page, name: string) => page.getByRole('button', { name: `Profile menu of ${name}` });

/** Works as Tom Vance from here on. */
export async function impersonateTom(page: Page): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, clients and actions' }).fill('imperson');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Impersonate a colleague' });
    await dialog.getByRole('combobox', { name: 'Colleague' }).fill('tom va');
    await page.getByRole('option', { name: /Tom Vance/ }).click();
    await dialog.getByLabel('Reason').fill('He cannot find a client');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Impersonate', exact: true }).click();
    await sees(impersonationBanner(page), profileMenu(page, 'Tom Vance'));
}
