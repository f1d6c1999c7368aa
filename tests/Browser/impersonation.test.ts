import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { impersonationBanner as banner, impersonateTom, profileMenu } from './support/impersonation';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';

const browser = openBrowser();

it('impersonates a colleague from the palette, with a permanent banner, until it is stopped', async () => {
    // The server answers with 409 and the address for a full reload.
    browser.allow(/409/);
    const page = await pageOf(browser, 'felix.brandt');
    await impersonateTom(page);
    expect(await banner(page).textContent()).toContain('Felix Brandt, you are working as Tom Vance');

    await page.goto('/clients', { waitUntil: 'networkidle' });
    await sees(banner(page));
    await profileMenu(page, 'Tom Vance').click();
    await sees(page.getByRole('menuitem', { name: 'Stop Impersonation' }));
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, clients and actions' }).fill('imperson');
    await sees(page.getByRole('option', { name: 'Stop Impersonation' }));
    await gone(page.getByRole('option', { name: 'Impersonate colleague' }));
    await page.keyboard.press('Enter');

    await sees(profileMenu(page, 'Felix Brandt'));
    await gone(banner(page));
    expect(addressOf(page)).toBe('/');
});

it('offers only colleagues that the user can impersonate and asks for the user’s password', async () => {
    browser.allow(/422/);
    const page = await pageOf(browser, 'felix.brandt');
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Impersonate colleague' }).click();
    const dialog = page.getByRole('dialog', { name: 'Impersonate colleague' });

    await dialog.getByRole('combobox', { name: 'Colleague' }).fill('felix');
    await sees(page.getByText('No results for “felix”.'));
    expect(await page.getByRole('option', { name: /Felix Brandt/ }).count()).toBe(0);

    await dialog.getByRole('combobox', { name: 'Colleague' }).fill('omar');
    await page.getByRole('option', { name: /Omar Haddad/ }).click();
    await eventually(() => dialog.getByRole('combobox', { name: 'Colleague' }).inputValue()).toBe('Omar Haddad');
    await dialog.getByLabel('Reason').fill('Curiosity');
    await dialog.getByLabel('Your password').fill('a guess');
    await dialog.getByRole('button', { name: 'Impersonate', exact: true }).click();
    await sees(dialog.getByText('There is one form error.'));
    await eventually(() => dialog.getByLabel('Your password').getAttribute('aria-invalid')).toBe('true');
    await gone(banner(page));
});
