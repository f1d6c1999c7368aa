import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { impersonateTom, impersonationBanner } from './support/impersonation';
import { pageOf } from './support/sign-in';
import { gone, sees } from './support/wait';

const browser = openBrowser();
const RECORD = '/clients/1/edit';

/** The avatars of the named colleagues. */
const also = (page: Page, ...names: string[]) =>
    page.getByRole('button', { name: `Also viewing: ${names.join(', ')}`, exact: true });
const otherViewers = (page: Page) => page.getByRole('button', { name: /^Also viewing/ });

it('shows two users of a client to each other by name until one leaves', async () => {
    const [marcus, hugo] = await Promise.all([
        pageOf(browser, 'marcus.webb', { at: RECORD }),
        pageOf(browser, 'hugo.lindgren', { at: RECORD }),
    ]);
    await sees(also(marcus, 'Hugo Lindgren'), also(hugo, 'Marcus Webb'));
    expect(await also(marcus, 'Hugo Lindgren').getByText('HL', { exact: true }).count()).toBe(1);
    expect(await marcus.getByRole('status').filter({ hasText: 'Also viewing: Hugo Lindgren' }).count()).toBe(1);
    await also(marcus, 'Hugo Lindgren').click();
    await sees(marcus.getByRole('dialog', { name: 'Also viewing' }).getByText('Hugo Lindgren'));
    await marcus.keyboard.press('Escape');

    // A link inside the app, so the page doesn't reload.
    await hugo.getByRole('link', { name: 'Clients' }).first().click();
    await gone(otherViewers(marcus));

    await hugo.goBack();
    await sees(also(marcus, 'Hugo Lindgren'), also(hugo, 'Marcus Webb'));
    await hugo.close();
    await gone(otherViewers(marcus));
});

it('shows an impersonating developer under their own name, but not to themselves', async () => {
    browser.allow(/409/);
    const [marcus, felix] = await Promise.all([pageOf(browser, 'marcus.webb'), pageOf(browser, 'felix.brandt')]);
    await impersonateTom(felix);
    try {
        await felix.goto(RECORD);
        await marcus.goto(RECORD);
        await sees(also(marcus, 'Felix Brandt'), also(felix, 'Marcus Webb'));
    } finally {
        await felix.waitForLoadState('networkidle');
        await impersonationBanner(felix).getByRole('button', { name: /^Stop/ }).click();
        await gone(impersonationBanner(felix));
    }
});
