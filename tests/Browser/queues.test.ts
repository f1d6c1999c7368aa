import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { Intake, moment, newClient } from './support/intake';
import { openPanel, rowOf } from './support/notifications';
import { screenshot, screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, gone, sees } from './support/wait';
import { freshClient, newSurname } from './support/work';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';
const ANALYST = 'omar.haddad';
/** Longer than a visit that opens a drawer. */
const LATE_MS = 3_000;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

const drawer = (page: Page) => page.getByRole('dialog').first();
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Checks the screen, and keeps it in both sizes and schemes when BROWSER_SCREENS is set. */
async function look(page: Page, name: string): Promise<void> {
    expect.soft(await accessibilityFaults(page)).toEqual([]);
    await screenshots(page, `queues-${name}`);
}

async function depositsOf(pin: string): Promise<Array<Record<string, unknown>>> {
    return rowsOf(
        `select d.amount_cents, d.status from deposits d join bank_lines b on b.id = d.bank_line_id where b.description like '%${pin}' and b.bank_reference like 'QUEUE-%' order by d.id`,
    );
}

describe('queue mode', { timeout: 240_000 }, () => {
    it('goes through deposits by keyboard and undoes a decision from the toast', async () => {
        const { name, pin } = await freshClient();
        for (const amount_cents of [125_00, 80_00]) {
            await intake.accept('bank-lines', {
                rail: 'payid',
                bank_reference: `QUEUE-${randomUUID()}`,
                description: `Payment from ${name} ${pin}`,
                amount_cents,
                value_at: moment(),
            });
        }
        const page = await pageOf(browser, OFFICER, { at: `/deposits/pending?search=${pin}` });
        const rows = page.getByRole('table', { name: 'Deposits' }).getByRole('row').filter({ hasText: name });
        await eventually(() => rows.count()).toBe(2);
        await look(page, 'deposit-list');
        await rows.first().focus();
        await page.keyboard.press('Enter');
        await sees(drawer(page).getByText('1 of 2'));
        const title = () => drawer(page).getByRole('heading', { level: 2 }).first().textContent();
        const first = await title();

        await page.keyboard.press('j');
        await sees(drawer(page).getByText('2 of 2'));
        await page.keyboard.press('j');
        await sees(toasts(page).getByText('No more deposits on this page.'));
        await page.keyboard.press('k');
        await sees(drawer(page).getByText('1 of 2'));
        await look(page, 'deposit-drawer');

        // The rows of the list arrive after the next deposit.
        await page.route(/deposits\/pending/, async (route) => {
            const isList = route.request().headers()['x-inertia-partial-data']?.includes('deposits');
            await new Promise((done) => setTimeout(done, isList ? LATE_MS : 0));
            await route.continue();
        });
        await page.keyboard.press('a');
        await page
            .getByRole('dialog', { name: /^Credit/ })
            .getByRole('button', { name: 'Approve' })
            .click();
        await sees(toasts(page).getByRole('button', { name: 'Undo' }));
        await eventually(title).not.toBe(first);
        await eventually(() => page.locator('[data-row]').count()).toBe(1);
        await look(page, 'deposit-approved');

        await page.keyboard.press('d');
        await page.getByRole('textbox', { name: /Reason/ }).fill('Not for this client');
        await Promise.all([
            sees(toasts(page).getByText('No more deposits to decide on this page.')),
            page.getByRole('alertdialog').getByRole('button', { name: 'Reject deposit' }).click(),
        ]);
        await eventually(async () => (await depositsOf(pin)).map(({ status }) => status).sort()).toEqual([
            'approved',
            'rejected',
        ]);

        const rejection = toasts(page).getByRole('listitem').filter({ hasText: 'Deposit rejected' });
        await rejection.getByRole('button', { name: 'Undo' }).click();
        await eventually(async () => (await depositsOf(pin)).map(({ status }) => status).sort()).toEqual([
            'approved',
            'pending',
        ]);
        await sees(drawer(page).getByText('Decision undone'));
        await page.keyboard.press('Escape');
        await gone(page.getByRole('dialog'));

        await page.getByRole('button', { name: 'Approve certain deposits' }).click();
        // The demo's rules are not proven.
        await sees(page.getByRole('heading', { name: 'No deposits with a certain client' }));
        await look(page, 'deposit-certain');
    });

    it('decides risk checks by keyboard in the panel and beside the list of clients', async () => {
        const surname = newSurname();
        for (const firstName of ['Alinta', 'Bindi', 'Corin', 'Darcy']) {
            await intake.accept('clients', newClient(firstName, surname));
        }
        const page = await pageOf(browser, ANALYST);
        const panel = await openPanel(page, 'Risk checks');
        const row = rowOf(panel, `Darcy ${surname}`);
        await sees(row);
        // Newest first.
        await page.keyboard.press('j');
        await eventually(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
        await page.keyboard.press('4');
        await sees(row.getByText('WATCH will be saved in a moment.'));
        const next = rowOf(panel, `Corin ${surname}`);
        await eventually(() => next.evaluate((element) => element === document.activeElement)).toBe(true);
        await screenshot(page, 'queues-risk-held-1440-light');
        await row.getByRole('button', { name: /^Undo/ }).click();
        await sees(row.getByRole('button', { name: 'GOOD', exact: true }));
        await look(page, 'risk-panel');
        await page.keyboard.press('Escape');

        await page.goto(`/clients?custom_risk_filter=pending_new_acount_check&search=${surname}`);
        const rows = page.getByRole('table', { name: 'Clients' }).getByRole('row').filter({ hasText: surname });
        await eventually(() => rows.count()).toBe(4);
        await page.keyboard.press('j');
        await page.keyboard.press('Space');
        const preview = page.getByRole('complementary', { name: /^Preview of/ });
        await sees(preview.getByRole('button', { name: 'GOOD', exact: true }));
        const decided = await preview.getByRole('heading', { level: 2 }).textContent();
        await look(page, 'risk-preview');
        await page.keyboard.press('1');
        await sees(toasts(page).getByText(`GOOD for ${decided?.trim()}`));
        await eventually(() => preview.getByRole('heading', { level: 2 }).textContent()).not.toBe(decided);
        const shown = await preview.getByRole('heading', { level: 2 }).textContent();
        await look(page, 'risk-decided');

        const saved = () =>
            rowsOf(
                `select c.first_name, k.value from client_checks k join clients c on c.id = k.client_id where c.last_name = '${surname}'`,
            );
        // After 10 s. The preview stays on the client who is next, although the row above leaves.
        await eventually(saved).toEqual([{ first_name: decided?.trim().split(' ')[0], value: 'GOOD' }]);
        await eventually(() => rows.count()).toBe(3);
        expect(await preview.getByRole('heading', { level: 2 }).textContent()).toBe(shown);
    });
});
