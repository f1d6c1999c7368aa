import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
/** A developer handles payments too. */
const WHO = 'maya.okonkwo';
const PATH = '/transactions/duplicate-osko-deposits';

async function show(page: Page, colorScheme: 'light' | 'dark', viewport: typeof DESKTOP): Promise<void> {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await eventually(() => page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(
        colorScheme === 'dark',
    );
}

it('confirms a possible duplicate and returns it', async () => {
    const [row] = await rowsOf(`select c.id, d.id as deposit_id from duplicate_cases c
        join deposits d on d.bank_line_id = c.right_bank_line_id
        where c.status = 'open' and d.status in ('pending', 'matched') order by c.score desc, c.id limit 1`);
    const id = Number(row?.id);
    const page = await pageOf(browser, WHO, { at: PATH });
    const item = page.locator('[data-row]').filter({ has: page.getByRole('button', { name: `Confirm case ${id}` }) });
    await sees(item);
    expect(await accessibilityFaults(page)).toEqual([]);

    await item.focus();
    await page.keyboard.press(' ');
    const drawer = page.getByRole('dialog', { name: `Case ${id}` });
    await sees(drawer.getByRole('img', { name: /payments? from/ }), drawer.getByText('Opened by Paddock'));
    await screenshot(page, 'duplicate-drawer');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await item.focus();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Which payment is the duplicate?' });
    await sees(dialog.getByRole('radio', { name: /Second payment/ }));
    await screenshot(page, 'duplicate-confirm');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await sees(page.getByText(/^Duplicate confirmed\./).first());

    await page.getByRole('link', { name: 'Confirmed' }).click();
    await page.getByRole('button', { name: `Return duplicate of case ${id}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill('Paid twice by mistake');
    await screenshot(page, 'duplicate-return');
    await question.getByRole('button', { name: 'Return' }).click();
    await sees(page.getByText(/returned\.$/).first());

    expect((await rowsOf(`select status from deposits where id = ${Number(row?.deposit_id)}`))[0]?.status).toBe(
        'returned',
    );
    expect((await rowsOf(`select status from duplicate_cases where id = ${id}`))[0]?.status).toBe('returned');
});

it('dismisses a case with a note and reopens it', async () => {
    const page = await pageOf(browser, WHO, { at: PATH });
    const dismiss = page.getByRole('button', { name: /^Dismiss case/ }).first();
    const name = (await dismiss.getAttribute('aria-label')) ?? '';
    const id = name.replace(/\D+/g, '');
    await dismiss.click();
    await page.getByRole('dialog').getByRole('textbox').fill('Tops up twice on Fridays');
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await sees(page.getByText('Case dismissed.').first());

    await page.getByRole('link', { name: 'Dismissed' }).click();
    await sees(page.getByText('“Tops up twice on Fridays”').first());
    await screenshot(page, 'duplicate-dismissed');
    await page.getByRole('button', { name: `Reopen case ${id}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await sees(page.getByText('Case reopened.').first());
});

const LOOKS = [
    { name: '375-dark', theme: 'dark', viewport: PHONE },
    { name: '1440-light', theme: 'light', viewport: DESKTOP },
    { name: '1440-dark', theme: 'dark', viewport: DESKTOP },
    { name: '375-light', theme: 'light', viewport: PHONE },
] as const;

// All combinations with screenshots. The first test checks the light desktop.
it.each(LOOKS.slice(0, process.env.BROWSER_SCREENS === undefined ? 1 : LOOKS.length))(
    'shows the drawer: $name',
    async ({ name, theme, viewport }) => {
        const page = await pageOf(browser, WHO, { at: PATH });
        await show(page, theme, viewport);
        await screenshot(page, `duplicates-${name}`);
        await page
            .getByRole('button', { name: /^Details of case/ })
            .first()
            .click();
        await sees(page.getByRole('dialog', { name: /^Case/ }).getByRole('img', { name: /payments? from/ }));
        await screenshot(page, `duplicate-drawer-${name}`);
        expect(await accessibilityFaults(page)).toEqual([]);
    },
);
