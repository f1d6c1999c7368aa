import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { listFaults } from './support/layout';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, focused, gone, sees } from './support/wait';

const browser = openBrowser();
const rows = (page: Page) => page.locator('tbody [data-row]');

async function clientList(name: string): Promise<Page> {
    const page = await pageOf(browser, name, { at: '/clients' });
    await sees(rows(page).first());

    return page;
}

it('filters with an operator, saves the list as a preset, and shares it with a colleague of the role', async () => {
    const lena = await clientList('lena.fox');
    const name = `Not active ${randomUUID().slice(0, 4)}`;
    await screenshot(lena, 'client-list');
    await lena.getByRole('button', { name: 'Status', exact: true }).first().click();
    const editor = lena.getByRole('dialog', { name: 'Status filter' });
    await editor.getByRole('combobox').selectOption('is not');
    await editor.getByRole('checkbox', { name: 'Active', exact: true }).check();
    await screenshot(lena, 'client-list-operator');
    await lena.keyboard.press('Escape');
    await eventually(() => addressOf(lena)).toBe('/clients?status=active&status_op=not');
    await sees(lena.getByRole('button', { name: 'Status is not Active' }));
    await eventually(() =>
        rows(lena)
            .filter({ hasText: /Active$/ })
            .count(),
    ).toBe(0);

    await lena.getByRole('button', { name: 'Presets' }).click();
    await screenshot(lena, 'client-list-presets');
    await lena.getByRole('menuitem', { name: 'Save as new preset' }).click();
    const dialog = lena.getByRole('dialog', { name: 'Save preset' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('checkbox', { name: 'Account manager', exact: true }).check();
    await screenshot(lena, 'client-list-save');
    expect(await accessibilityFaults(lena)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save preset' }).click();
    await gone(dialog);
    await sees(lena.getByRole('button', { name }));

    const jarrod = await clientList('jarrod.mills');
    await jarrod.getByRole('button', { name: 'Presets' }).click();
    await jarrod.getByRole('menuitem', { name: new RegExp(name) }).click();
    await sees(jarrod.getByRole('button', { name: 'Status is not Active' }));
    expect(addressOf(jarrod)).toMatch(/^\/clients\?preset=\d+&status=active&status_op=not$/);

    await jarrod.goto('/clients/filter-presets');
    const theirs = jarrod.getByRole('row').filter({ hasText: name });
    await sees(theirs.getByText('Lena Fox'));
    expect(await theirs.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    expect(await accessibilityFaults(jarrod)).toEqual([]);
    await screenshot(jarrod, 'client-list-all-presets');
});

it('hides no default column beside long values, and starts as high with set filters', async () => {
    const page = await pageOf(browser, 'maya.okonkwo');
    const lists = [
        '/clients?status=active&state=VIC',
        '/db-clients?status=assigned',
        '/db-clients/phone-numbers?kind=mobile',
        '/deposits?rail=osko',
        '/transactions?status=completed',
        '/withdrawals?view=all',
        '/rsg/communications?view=all',
    ];
    for (const list of lists) {
        await page.goto(`${list}&per_page=200`);
        await sees(page.locator('main [data-list] tbody [data-row]').first());
        expect.soft(await listFaults(page, true), list).toEqual([]);
    }
});

it('previews the focused row with space, moves on with j, and closes with Escape', async () => {
    const page = await clientList('lena.fox');
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    const preview = page.getByRole('complementary', { name: /^Preview of/ });
    await sees(preview, preview.getByRole('heading', { name: 'Recent activity' }));
    const first = await preview.getByRole('heading', { level: 2 }).textContent();
    await page.keyboard.press('j');
    await eventually(() => preview.getByRole('heading', { level: 2 }).textContent()).not.toBe(first);
    await sees(preview.getByRole('heading', { name: 'Recent notes' }));
    await screenshot(page, 'client-list-preview');
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await gone(preview);
    await focused(rows(page).nth(1));
    await page.keyboard.press(' ');
    await sees(preview);
    await page.keyboard.press('Enter');
    await eventually(() => addressOf(page)).toMatch(/^\/clients\/\d+\/edit$/);
});

it('filters by a typed and a picked day as they change, and keeps the value on Escape', async () => {
    const page = await pageOf(browser, 'maya.okonkwo', { at: '/transactions' });
    await page.getByRole('button', { name: 'Period', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'Period filter' });
    await focused(editor.getByLabel('From'));
    await page.keyboard.type('20/11/2026');
    await eventually(() => addressOf(page)).toBe('/transactions?from=2026-11-20');

    await page.keyboard.press('ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Choose a day' });
    await focused(calendar.getByRole('button', { name: '20 Nov 2026' }));
    await screenshot(page, 'filter-calendar');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await gone(calendar);
    await focused(editor.getByLabel('From'));
    await eventually(() => addressOf(page)).toBe('/transactions?from=2026-11-21');

    await page.keyboard.press('Escape');
    await gone(editor);
    await sees(page.getByRole('button', { name: 'Period: from 21 Nov 2026' }));
});
