import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { screenshot } from './support/screens';
import { PASSWORD, pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';

async function look(page: Page, name: string): Promise<void> {
    if (process.env.BROWSER_SCREENS === undefined) {
        return;
    }
    for (const [width, viewport] of [
        ['1440', DESKTOP],
        ['375', PHONE],
    ] as const) {
        for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.waitForTimeout(150);
            await screenshot(page, `payments-${name}-${width}-${colorScheme}`);
        }
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(DESKTOP);
}

/** After their withdrawals were approved. */
async function exclude(clientIds: readonly number[]): Promise<void> {
    const marks = "['is_barred' => true, 'betstop_state' => 'registered']";
    await artisan(
        'tinker',
        `--execute=App\\Models\\Client::query()->whereKey([${clientIds.join(', ')}])->get()->each->forceFill(${marks})->each->save();`,
    );
}

describe('payments', { timeout: 120_000 }, () => {
    it('go from approved to the bank and out of the ledger', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/withdrawals/batches' });
        await sees(page.getByRole('heading', { name: 'Payment batches' }));
        await look(page, 'batches');

        await page.getByRole('button', { name: /^Choose all/ }).click();
        await look(page, 'chosen');
        await page.getByRole('button', { name: 'Make a batch' }).click();
        await sees(page.getByRole('heading', { level: 1, name: /^PB-\d+$/ }));
        await look(page, 'draft');

        await page.getByRole('button', { name: 'Export the file' }).click();
        const dialog = page.getByRole('dialog');
        await look(page, 'export');
        await dialog.getByLabel('Your password').fill(PASSWORD);
        // Somebody leaves for good while the question is on the screen.
        const draft = Number(new URL(page.url()).pathname.split('/').at(-1));
        const paid = await rowsOf(
            `select distinct w.client_id as id from withdrawals w join payment_batch_items i on i.withdrawal_id = w.id where i.payment_batch_id = ${draft} order by 1 limit 2`,
        );
        await exclude(paid.map(({ id }) => Number(id)));
        browser.allow(/409.*batches\/\d+\/export/);
        await dialog.getByRole('button', { name: 'Export the file' }).click();
        await sees(dialog.getByText(/Tick that you know it before you export the file/));
        const tick = dialog.getByRole('checkbox', { name: 'I know what stands against these 2 clients' });
        await sees(tick);
        expect(await accessibilityFaults(page)).toEqual([]);
        await look(page, 'export-aware');
        await tick.check();
        const [file] = await Promise.all([
            page.waitForEvent('download'),
            dialog.getByRole('button', { name: 'Export the file' }).click(),
        ]);
        expect(file.suggestedFilename()).toMatch(/^PB-\d+\.aba$/);
        const content = await readFile(await file.path(), 'ascii');
        expect(content.split('\r\n').every((line) => line === '' || line.length === 120)).toBe(true);
        await sees(page.getByText('Nobody has said yet whether the bank has this file'));
        await look(page, 'exported');

        await page.getByRole('button', { name: 'The bank has it' }).click();
        await page.getByRole('dialog').getByLabel('The bank’s number for the file').fill('DE-99');
        await page.getByRole('dialog').getByRole('button', { name: 'The bank has it' }).click();
        await sees(page.getByText('With the bank', { exact: true }));

        await page
            .getByRole('button', { name: /^Mark as failed WD-/ })
            .first()
            .click();
        await look(page, 'failing');
        await page.getByRole('alertdialog').getByLabel('What the bank says').fill('Account closed');
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

        await page.getByRole('button', { name: 'Take the file again' }).click();
        await page
            .getByRole('alertdialog')
            .or(page.getByRole('dialog'))
            .getByLabel('Why is it needed again?')
            .fill('For the auditors');
        await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
        const [again] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('dialog').getByRole('button', { name: 'Take the file again' }).click(),
        ]);
        expect(await readFile(await again.path(), 'ascii')).toBe(content);
        await sees(page.getByText('For the auditors'));
    });

    it('to a PayID are made by hand and told', async () => {
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
        await page.getByRole('dialog').getByLabel('The bank’s reference').fill('NPP-123');
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

    it('show on their note what stands against the client', async () => {
        const [withdrawal] = await rowsOf(
            "select w.id, w.client_id from withdrawals w where w.status = 'approved' and not exists (select 1 from payment_batch_items i where i.live_withdrawal_id = w.id) order by w.id desc limit 1",
        );
        await exclude([Number(withdrawal?.client_id)]);
        const page = await pageOf(browser, OFFICER, { at: `/withdrawals/${withdrawal?.id}/payment-note` });

        await sees(page.getByText('This client is registered with BetStop and barred'));
        await look(page, 'note-warned');
    });

    it('carry a note that two people do not overwrite', async () => {
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
        await sees(mine.getByText(/saved this payment note while you were writing/).first());
        await look(mine, 'note-conflict');
        await mine.getByRole('button', { name: 'Save payment note' }).click();
        await sees(mine.getByText('FROM HUGO').first());
    });

    it('that are refused get a reason from the maintained list', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/withdrawals/cancellation-reasons' });
        await look(page, 'reasons');
        await page.getByRole('button', { name: 'Add a reason' }).click();
        await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Bank account of a relative');
        await page.getByRole('dialog').getByRole('button', { name: 'Add reason' }).click();
        await sees(page.getByText('Bank account of a relative', { exact: true }));
        await page.getByRole('button', { name: 'Move “Bank account of a relative” up' }).click();
        await eventually(async () => {
            const rows = await rowsOf('select title from cancellation_reasons order by position desc limit 2');
            return rows.map(({ title }) => title)[1];
        }).toBe('Bank account of a relative');
        await page.getByRole('button', { name: 'Switch off “Bank account of a relative”' }).click();
        await sees(page.getByText('Switched off').first());
    });
});
