import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { bankLine, Intake, moment } from './support/intake';
import { wasNotReloaded } from './support/notifications';
import { screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { listener } from './support/stage';
import { eventually, gone, sees } from './support/wait';
import { freshClient, newName } from './support/work';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';
const COLLEAGUE = 'siobhan.keane';
const CHANNEL = 'deposit-pending-notifications';

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

const list = (page: Page) => page.getByRole('table', { name: 'Deposits' });
const drawer = (page: Page) => page.getByRole('dialog').first();

async function look(page: Page, name: string): Promise<void> {
    expect.soft(await accessibilityFaults(page)).toEqual([]);
    await screenshots(page, `deposits-${name}`);
}

async function balanceOf(pin: string): Promise<number> {
    const [row] = await rowsOf(`select balance_cents from clients where pin = '${pin}'`);

    return Number(row?.balance_cents);
}

describe('deposits', { timeout: 240_000 }, () => {
    it('shows a new PayID deposit live and credits it after confirmation', async () => {
        const { name, pin } = await freshClient();
        const [page, colleague] = await Promise.all([
            // The only row, so that the drawer stays after the decision.
            listener(browser, OFFICER, CHANNEL, { at: `/deposits/payid?search=${pin}` }),
            listener(browser, COLLEAGUE, CHANNEL, { at: '/deposits/pending' }),
        ]);
        await sees(list(page), list(colleague));
        const before = await balanceOf(pin);

        // The client may have earlier deposits. All of the demo's are whole dollars.
        const cents = 125_01 + randomInt(99);
        const amount = `$${(cents / 100).toFixed(2)}`;
        await intake.accept('bank-lines', { ...bankLine(name, Number(pin)), amount_cents: cents });
        for (const screen of [page, colleague]) {
            await sees(list(screen).getByRole('row').filter({ hasText: name }).filter({ hasText: amount }));
        }
        await look(page, 'list');

        await list(page).getByRole('row').filter({ hasText: amount }).focus();
        await page.keyboard.press('Enter');
        await sees(drawer(page).getByRole('article', { name }));
        expect(page.url()).toContain('deposit=');
        await look(page, 'drawer');

        await page.keyboard.press('a');
        const asked = page.getByRole('dialog', { name: `Credit ${amount} to ${name}?` });
        // The dialog element has no size of its own. Its content has.
        const approve = asked.getByRole('button', { name: 'Approve' });
        await sees(approve);
        await look(page, 'approve');
        await approve.click();

        await sees(drawer(page).getByText('Approved and credited'));
        await eventually(() => balanceOf(pin)).toBe(before + cents);
        await eventually(() => list(colleague).getByRole('row').filter({ hasText: amount }).count()).toBe(0);
        expect(await wasNotReloaded(page, colleague)).toBe(true);
        await look(page, 'approved');

        await page.keyboard.press('Escape');
        await gone(page.getByRole('dialog'));
        await eventually(() => page.url()).not.toContain('deposit=');
    });

    it('requires a tick when the payer is not the client and undoes a wrong approval', async () => {
        const { name, pin } = await freshClient();
        const payer = newName();
        await intake.accept('bank-lines', bankLine(payer, randomInt(10_000_000, 99_999_999)));
        const page = await pageOf(browser, OFFICER, { at: `/deposits/pending?search=${payer}` });
        const before = await balanceOf(pin);
        await list(page).getByRole('row').filter({ hasText: payer }).click();
        await drawer(page).getByRole('combobox', { name: 'Another client' }).fill(pin);
        await page.getByRole('option', { name: new RegExp(name) }).click();
        await look(page, 'search');
        await page.getByRole('button', { name: `Approve for ${name}` }).click();
        const asked = page.getByRole('dialog', { name: /^Credit/ });
        await asked.getByRole('button', { name: 'Approve' }).click();
        await sees(asked.getByText('Tick this box to continue.'));
        await look(page, 'other-payer');
        await asked.getByRole('checkbox').check();
        await asked.getByRole('button', { name: 'Approve' }).click();
        await eventually(() => balanceOf(pin)).toBe(before + 12_500);

        await drawer(page).getByRole('button', { name: 'Undo approval' }).click();
        await page.getByRole('textbox', { name: /Reason/ }).fill('Not this client');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Undo approval' }).click();
        await sees(drawer(page).getByText('Approval undone'));
        expect(await balanceOf(pin)).toBe(before);
    });

    it('splits a payment between two clients and approves both parts together', async () => {
        const [one, two] = [await freshClient(), await freshClient()];
        const payer = newName();
        await intake.accept('bank-lines', {
            rail: 'osko',
            bank_reference: `BR-${randomUUID()}`,
            description: `Payment from R&J ${payer} 77`,
            amount_cents: 100_00,
            value_at: moment(),
        });
        const page = await pageOf(browser, OFFICER, { at: '/deposits/pending' });
        await list(page).getByRole('row').filter({ hasText: payer }).click();
        await drawer(page).getByRole('button', { name: 'Split' }).click();
        for (const [part, person, amount] of [
            [1, one, '60'],
            [2, two, '40'],
        ] as const) {
            const row = page.getByRole('group', { name: `Part ${part}` });
            await row.getByRole('textbox').fill(amount);
            await row.getByRole('combobox').fill(person.pin);
            await page.getByRole('option', { name: new RegExp(person.name) }).click();
        }
        await look(page, 'split');
        await page
            .getByRole('dialog', { name: /^Split/ })
            .getByRole('button', { name: 'Split' })
            .click();
        await sees(drawer(page).getByRole('heading', { name: 'Parts' }));
        await look(page, 'parts');
        await page.keyboard.press('Escape');
        await gone(page.getByRole('dialog'));

        for (const person of [one, two]) {
            const row = list(page).getByRole('row').filter({ hasText: person.name });
            await row.first().getByRole('checkbox').check();
        }
        await page.getByRole('button', { name: 'Approve selected' }).click();
        const asked = page.getByRole('dialog', { name: 'Approve 2 deposits?' });
        await sees(asked.getByText(one.name), asked.getByText(two.name));
        await look(page, 'bulk');
        await asked.getByRole('button', { name: 'Approve' }).click();
        await sees(page.getByText(/of 2 deposits credited/));
        await look(page, 'bulk-done');
    });
});
