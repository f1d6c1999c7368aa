import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { overflowOf } from './support/layout';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';
const MANAGER = 'dana.whitford';

const rows = (page: Page) => page.locator('tbody [data-row]');

/** How the first row of a filter looks. */
async function lookOf(page: Page, query: string): Promise<{ line: string; background: string }> {
    await page.goto(`/transactions?${query}`);
    await sees(rows(page).first());

    return rows(page)
        .first()
        .evaluate((row) => {
            const { textDecorationLine, backgroundColor } = getComputedStyle(row);

            return { line: textDecorationLine, background: backgroundColor };
        });
}

const dollars = (cents: unknown) =>
    `${Number(cents) < 0 ? '−' : ''}${new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(Math.abs(Number(cents)) / 100)}`;

describe('transactions', { timeout: 120_000 }, () => {
    it.each(['light', 'dark'])('strike out, redden and turn purple by type and status, %s', async (theme) => {
        const page = await pageOf(browser, OFFICER, { at: '/transactions' });
        await page.evaluate((name) => localStorage.setItem('colour-theme', name), theme);

        const plain = await lookOf(page, 'type=deposit&status=completed');
        expect(plain).toEqual({ line: 'none', background: 'rgba(0, 0, 0, 0)' });
        for (const query of [
            'type=withdrawal&status=cancelled',
            'type=withdrawal&status=declined',
            'type=deposit&status=declined',
        ]) {
            expect((await lookOf(page, query)).line).toBe('line-through');
        }
        const red = await lookOf(page, 'type=withdrawal&status=completed');
        const purple = await lookOf(page, 'type=bonus_bet');
        expect((await lookOf(page, 'type=boosted_bet')).background).toBe(purple.background);
        expect(new Set([plain.background, red.background, purple.background]).size).toBe(3);
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.goto('/transactions');
        await sees(rows(page).first());
        await screenshot(page, `transactions-${theme}`);
    });

    it('say what a client had after each, and what they come to', async () => {
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
        await sees(
            page.getByLabel('Totals of these transactions').getByText(String(client?.transactions), { exact: true }),
        );
        await page.setViewportSize(PHONE);
        expect(await overflowOf(page)).toBeNull();
        await page.setViewportSize(DESKTOP);
    });

    it('show their postings, which fit their hashes', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/transactions?type=withdrawal&status=completed' });
        await rows(page).first().click();

        await sees(page.getByRole('heading', { name: /^1\. / }));
        await sees(page.getByText('Checked: matches').first());
        expect(await page.getByText('Checked: does not match').count()).toBe(0);
        await sees(page.getByRole('row', { name: /Both sides are the same/ }).first());
        expect(await accessibilityFaults(page)).toEqual([]);
    });

    it('let one person ask for an adjustment and another approve it', async () => {
        const [client] = await rowsOf(
            'select id, pin, balance_cents from clients where balance_cents > 100000 order by id limit 1',
        );
        const officer = await pageOf(browser, OFFICER, { at: '/transactions/adjustments' });
        await officer.getByRole('button', { name: 'Ask for an adjustment' }).click();
        await officer.getByRole('combobox', { name: 'Client' }).fill(String(client?.pin));
        await officer.getByRole('option', { name: new RegExp(`PIN ${client?.pin} `) }).click();
        await officer.getByLabel('Amount in dollars').fill('12.34');
        await officer.getByLabel('Reason').fill('Browser goodwill');
        await screenshot(officer, 'adjustment-dialog');
        await officer.getByRole('button', { name: 'Ask for it' }).click();
        await sees(officer.getByText('It waits for somebody else to approve it.').first());
        await sees(officer.getByText('Browser goodwill'));
        expect(await officer.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

        const manager = await pageOf(browser, MANAGER, { at: '/transactions/adjustments?status=requested' });
        await manager.getByRole('button', { name: /^Approve: Adjustment of \$12\.34/ }).click();
        await manager.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
        const balance = async () =>
            (await rowsOf(`select balance_cents from clients where id = ${client?.id}`))[0]?.balance_cents;
        await eventually(balance).toBe(Number(client?.balance_cents) + 1234);
        await manager.goto('/transactions?type=adjustment');
        await sees(rows(manager).first().getByText('$12.34'));
        expect(await accessibilityFaults(manager)).toEqual([]);
    });
});
