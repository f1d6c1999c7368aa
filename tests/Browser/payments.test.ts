import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { Intake, moment } from './support/intake';
import { insistAs, moneyedClients } from './support/money';
import { screenshots } from './support/screens';
import { PASSWORD, pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';

const look = (page: Page, name: string) => screenshots(page, `payments-${name}`);

let excluded: Array<{ id: number; state: string }> = [];

/** Excludes clients, whose withdrawals are already approved, until the test ends. */
async function exclude(clientIds: readonly number[]): Promise<void> {
    const clients = await rowsOf(`select id, betstop_state as state from clients where id in (${clientIds.join()})`);
    excluded = [...excluded, ...clients.map(({ id, state }) => ({ id: Number(id), state: String(state) }))];
    await mark(clientIds, "['is_barred' => true, 'betstop_state' => 'registered']");
}

async function mark(clientIds: readonly number[], marks: string): Promise<void> {
    await artisan(
        'tinker',
        `--execute=App\\Models\\Client::query()->whereKey([${clientIds.join(', ')}])->get()->each->forceFill(${marks})->each->save();`,
    );
}

// Other tests use the same demo clients.
afterEach(async () => {
    for (const state of new Set(excluded.map((client) => client.state))) {
        const ids = excluded.flatMap((client) => (client.state === state ? [client.id] : []));
        await mark(ids, `['is_barred' => false, 'betstop_state' => '${state}']`);
    }
    excluded = [];
});

/** @returns the references of new withdrawals of $10 that the officer has approved */
async function approvedWithdrawals(officer: Page, count: number): Promise<string[]> {
    const [intake, mark] = [await Intake.open(), `BATCH-${newName()}`];
    const clients = await moneyedClients(count, 10_00);
    for (const [place, { pin, account }] of clients.entries()) {
        const reference = `${mark}-${place}`;
        const { status } = await intake.post('withdrawal-requests', {
            reference,
            client_pin: pin,
            amount_cents: 10_00,
            requested_at: moment(),
        });
        expect(status).toBe(201);
        const [row] = await rowsOf(`select id from withdrawals where reference = '${reference}'`);
        const calls = { answered: 0, repeated: 0 };
        await insistAs(officer, `/withdrawals/${row?.id}/destination`, { bank_account_id: account }, calls);
        await insistAs(officer, `/withdrawals/${row?.id}/check`, { bank_account_id: account }, calls);
        await insistAs(officer, `/withdrawals/${row?.id}/approve`, {}, calls);
    }

    return clients.map((_, place) => `${mark}-${place}`);
}

describe('payments', { timeout: 240_000 }, () => {
    it('are exported, paid and posted to the ledger', async () => {
        const page = await pageOf(browser, OFFICER);
        const references = await approvedWithdrawals(page, 3);
        await page.goto('/withdrawals/batches');
        await sees(page.getByRole('heading', { name: 'Payment batches' }));
        await look(page, 'batches');

        for (const reference of references) {
            await page.getByRole('checkbox', { name: `Put ${reference} into the batch` }).check();
        }
        await look(page, 'chosen');
        await page.getByRole('button', { name: 'Create batch' }).click();
        await sees(page.getByRole('heading', { level: 1, name: /^PB-\d+$/ }));
        await look(page, 'draft');

        await page.getByRole('button', { name: 'Export file' }).click();
        const dialog = page.getByRole('dialog');
        await look(page, 'export');
        await dialog.getByLabel('Your password').fill(PASSWORD);
        // Two clients are excluded while the dialog is open.
        const draft = Number(new URL(page.url()).pathname.split('/').at(-1));
        const paid = await rowsOf(
            `select distinct w.client_id as id from withdrawals w join payment_batch_items i on i.withdrawal_id = w.id where i.payment_batch_id = ${draft} order by 1 limit 2`,
        );
        await exclude(paid.map(({ id }) => Number(id)));
        browser.allow(/409.*batches\/\d+\/export/);
        await dialog.getByRole('button', { name: 'Export file' }).click();
        await sees(dialog.getByText(/Acknowledge this before you export the file/));
        const tick = dialog.getByRole('checkbox', { name: 'I acknowledge that these 2 clients are excluded' });
        await sees(tick);
        expect(await accessibilityFaults(page)).toEqual([]);
        await look(page, 'export-aware');
        await tick.check();
        const [file] = await Promise.all([
            page.waitForEvent('download'),
            dialog.getByRole('button', { name: 'Export file' }).click(),
        ]);
        expect(file.suggestedFilename()).toMatch(/^PB-\d+\.aba$/);
        const content = await readFile(await file.path(), 'ascii');
        expect(content.split('\r\n').every((line) => line === '' || line.length === 120)).toBe(true);
        await sees(page.getByText('Bank receipt not confirmed'));
        await look(page, 'exported');

        await page.getByRole('button', { name: 'Confirm bank receipt' }).click();
        await page.getByRole('dialog').getByLabel('Bank receipt number').fill('DE-99');
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm bank receipt' }).click();
        await sees(page.getByText('With the bank', { exact: true }));

        await page
            .getByRole('button', { name: /^Mark as failed BATCH-/ })
            .first()
            .click();
        await look(page, 'failing');
        await page.getByRole('alertdialog').getByLabel('Reason from the bank').fill('Account closed');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as failed' }).click();
        await sees(page.getByText('Account closed').first());

        await page.getByRole('button', { name: 'Mark as paid' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
        await sees(page.getByText('Settled', { exact: true }));
        await look(page, 'settled');

        const number = Number(file.suggestedFilename().replace(/\D/g, ''));
        const [settled] = await rowsOf(`select status, bank_receipt, sha256 from payment_batches where id = ${number}`);
        expect(settled).toMatchObject({ status: 'settled', bank_receipt: 'DE-99' });
        const settledOnes = await rowsOf(
            `select w.id from withdrawals w join payment_batch_items i on i.withdrawal_id = w.id where i.payment_batch_id = ${number} and w.status = 'paid' and w.bank_reference = 'DE-99'`,
        );
        expect(settledOnes.length).toBeGreaterThan(0);

        await page.getByRole('button', { name: 'Download file again' }).click();
        await page
            .getByRole('alertdialog')
            .or(page.getByRole('dialog'))
            .getByLabel('Reason for downloading again')
            .fill('For the auditors');
        await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
        const [again] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('dialog').getByRole('button', { name: 'Download file again' }).click(),
        ]);
        expect(await readFile(await again.path(), 'ascii')).toBe(content);
        await sees(page.getByText('For the auditors'));
    });

    it('to a PayID are paid manually and recorded', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/withdrawals/batches' });
        const button = page.getByRole('button', { name: /^Mark as paid WD-/ }).first();
        const name = (await button.getAttribute('aria-label')) ?? '';
        const reference = name.replace('Mark as paid ', '');
        const [payee] = await rowsOf(`select id, client_id from withdrawals where reference = '${reference}'`);
        await exclude([Number(payee?.client_id)]);
        await page.reload();
        await look(page, 'warned');
        await page.getByRole('button', { name: `Show account of ${reference}` }).click();
        await sees(page.getByRole('dialog').getByText('This client is registered with BetStop and barred'));
        await look(page, 'by-hand-account');
        await page.keyboard.press('Escape');
        await button.click();
        await page.getByRole('dialog').getByLabel('Bank reference').fill('NPP-123');
        await page
            .getByRole('dialog')
            .getByRole('checkbox', { name: /is registered with BetStop and barred$/ })
            .check();
        expect(await accessibilityFaults(page)).toEqual([]);
        await look(page, 'by-hand');
        await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();

        await eventually(() => page.getByRole('button', { name }).count()).toBe(0);
        const [row] = await rowsOf(`select status, bank_reference from withdrawals where reference = '${reference}'`);
        expect(row).toMatchObject({ status: 'paid', bank_reference: 'NPP-123' });
    });

    it('show the client’s exclusions on the payment note', async () => {
        const [withdrawal] = await rowsOf(
            "select w.id, w.client_id from withdrawals w where w.status = 'approved' and not exists (select 1 from payment_batch_items i where i.live_withdrawal_id = w.id) order by w.id desc limit 1",
        );
        await exclude([Number(withdrawal?.client_id)]);
        const page = await pageOf(browser, OFFICER, { at: `/withdrawals/${withdrawal?.id}/payment-note` });

        await sees(page.getByText('This client is registered with BetStop and barred'));
        await look(page, 'note-warned');
    });

    it('have a note that two users can’t overwrite', async () => {
        const [withdrawal] = await rowsOf("select id from withdrawals where status = 'pending' order by id limit 1");
        const at = `/withdrawals/${withdrawal?.id}/payment-note`;
        const [mine, theirs] = await Promise.all([
            pageOf(browser, OFFICER, { at }),
            pageOf(browser, 'dana.whitford', { at }),
        ]);
        await look(mine, 'note');
        await theirs.getByLabel('Statement text').fill('from dana');
        await theirs.getByRole('button', { name: 'Save payment note' }).click();
        await sees(theirs.getByText('FROM DANA').first());

        await mine.getByLabel('Statement text').fill('from hugo');
        await mine.getByRole('button', { name: 'Save payment note' }).click();
        await sees(mine.getByText(/changed this payment note while you were editing/).first());
        await look(mine, 'note-conflict');
        await mine.getByRole('button', { name: 'Save payment note' }).click();
        await sees(mine.getByText('FROM HUGO').first());
    });

    it('that are declined get a reason from the list', async () => {
        const reason = `Account of a relative ${newName()}`;
        const page = await pageOf(browser, OFFICER, { at: '/withdrawals/cancellation-reasons' });
        await look(page, 'reasons');
        await page.getByRole('button', { name: 'Add reason' }).click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill(reason);
        await page.getByRole('dialog').getByRole('button', { name: 'Add reason' }).click();
        await sees(page.getByText(reason, { exact: true }));
        await page.getByRole('button', { name: `Move “${reason}” up` }).click();
        await eventually(async () => {
            const rows = await rowsOf('select title from cancellation_reasons order by position desc limit 2');
            return rows.map(({ title }) => title)[1];
        }).toBe(reason);
        await page.getByRole('button', { name: `Turn off “${reason}”` }).click();
        await sees(page.getByText('Off', { exact: true }).first());
    });
});
