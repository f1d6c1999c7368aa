import type { Page } from 'playwright-core';
import { PASSWORD } from './sign-in';
import { sees } from './wait';

export const impersonationBanner = (page: Page) => page.getByRole('region', { name: 'Impersonation' });

export const profileMenu = (page: Page, name: string) => page.getByRole('button', { name: `Profile menu of ${name}` });

/** Impersonates Tom Vance. */
export async function impersonateTom(page: Page): Promise<void> {
    // Impersonation replaces the session, so a request still under way would be answered as signed out.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, clients and actions' }).fill('imperson');
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Impersonate colleague' });
    await dialog.getByRole('combobox', { name: 'Colleague' }).fill('tom va');
    await page.getByRole('option', { name: /Tom Vance/ }).click();
    await dialog.getByLabel('Reason').fill('He cannot find a client');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Impersonate', exact: true }).click();
    await sees(impersonationBanner(page), profileMenu(page, 'Tom Vance'));
}
