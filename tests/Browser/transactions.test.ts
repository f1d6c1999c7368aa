import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { overflowOf } from './support/layout';
import { moneyedClients } from './support/money';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';
const MANAGER = 'dana.whitford';

const rows = (page: Page) => page.locator('tbody [data-row]');

const THEMES = ['light', 'dark'] as const;

/** @returns the style of the first row in each theme */
async function looksOf(page: Page, query: string): Promise<{ line: string; background: string }[]> {
    await page.goto(`/transactions?${query}`);
    await sees(rows(page).first());

    return rows(page)
        .first()
        .evaluate((row, themes) => {
            const looks = themes.map((theme) => {
                document.documentElement.classList.toggle('dark', theme === 'dark');
                const { textDecorationLine, backgroundColor } = getComputedStyle(row);

                return { line: textDecorationLine, background: backgroundColor };
            });
            document.documentElement.classList.remove('dark');

            return looks;
        }, THEMES);
}

const dollars = (cents: unknown) =>
    `${Number(cents) < 0 ? '−' : ''}${new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(Math.abs(Number(cents)) / 100)}`;

describe('transactions', { timeout: 240_000 }, () => {
    it('are styled by type and status in both themes', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/transactions' });

        // row-style.test.ts checks the styles of the other types and statuses.
        const plain = await looksOf(page, 'type=deposit&status=completed');
        const red = await looksOf(page, 'type=withdrawal&status=completed');
        const purple = await looksOf(page, 'type=bonus_bet');
        const struck = await looksOf(page, 'type=withdrawal&status=cancelled');
        expect(plain).toEqual(THEMES.map(() => ({ line: 'none', background: 'rgba(0, 0, 0, 0)' })));
        expect(struck.map(({ line }) => line)).toEqual(['line-through', 'line-through']);
        for (const theme of THEMES.keys()) {
            expect(new Set([plain, red, purple].map((looks) => looks[theme]?.background)).size).toBe(3);
        }
    });

    it('show a client’s balance after each transaction, and totals', async () => {
        const [client] =
            await rowsOf(`select clients.id, clients.pin, clients.first_name || ' ' || clients.last_name as name, clients.balance_cents, count(*) as transactions
            from clients join transactions on transactions.client_id = clients.id group by clients.id order by count(*) desc limit 1`);
        const page = await pageOf(browser, OFFICER, { at: '/transactions' });

        await page.getByRole('button', { name: 'Client', exact: true }).click();
        await page.getByRole('textbox', { name: 'Find client' }).fill(String(client?.pin));
        await page
            .getByRole('dialog')
            .getByRole('button', { name: String(client?.name) })
            .click();

        await sees(page.getByRole('columnheader', { name: 'Balance after' }));
        await sees(page.getByRole('button', { name: `Client: ${client?.name}` }));
        await sees(
            rows(page)
                .first()
                .getByRole('cell', { name: dollars(client?.balance_cents), exact: true })
                .last(),
        );
        await sees(page.getByLabel('Totals').getByText(String(client?.transactions), { exact: true }));
        await page.setViewportSize(PHONE);
        expect(await overflowOf(page)).toBeNull();
        await page.setViewportSize(DESKTOP);
    });

    it('show their postings with verified hashes', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/transactions?type=withdrawal&status=completed' });
        await rows(page).first().click();

        await sees(page.getByRole('heading', { name: /^1\. / }));
        await sees(page.getByText('Hash verified').first());
        expect(await page.getByText('Hash mismatch').count()).toBe(0);
        await sees(page.getByRole('row', { name: /Debits equal credits/ }).first());
        expect(await accessibilityFaults(page)).toEqual([]);
    });

    it('let one person request an adjustment and another approve it', async () => {
        const [client] = await moneyedClients(1, 1_000_00);
        const reason = `Browser goodwill ${newName()}`;
        const cents = randomInt(10_00, 99_99);
        const amount = dollars(cents);
        const officer = await pageOf(browser, OFFICER, { at: '/transactions/adjustments' });
        await officer.getByRole('button', { name: 'Request adjustment' }).click();
        await officer.getByRole('combobox', { name: 'Client' }).fill(String(client?.pin));
        await officer.getByRole('option', { name: new RegExp(`PIN ${client?.pin} `) }).click();
        await officer.getByLabel('Amount in dollars').fill(amount.slice(1));
        await officer.getByLabel('Reason').fill(reason);
        await screenshot(officer, 'adjustment-dialog');
        await officer.getByRole('dialog').getByRole('button', { name: 'Request adjustment' }).click();
        await sees(officer.getByText('A colleague must approve it.').first());
        await sees(officer.getByText(reason));
        expect(await officer.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

        const manager = await pageOf(browser, MANAGER, { at: '/transactions/adjustments?status=requested' });
        await manager
            .getByRole('button', { name: new RegExp(`^Approve: Adjustment of \\${amount.replace('.', '\\.')}`) })
            .click();
        await manager.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
        const balance = async () =>
            (await rowsOf(`select balance_cents from clients where id = ${client?.id}`))[0]?.balance_cents;
        await eventually(balance).toBe(Number(client?.balance) + cents);
        await manager.goto('/transactions?type=adjustment');
        await sees(rows(manager).first().getByText(amount));
        expect(await accessibilityFaults(manager)).toEqual([]);
    });
});
