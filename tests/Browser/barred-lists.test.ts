import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();
const OFFICER = 'rosie.callaghan';
const COLLEAGUE = 'ben.ahmadi';

const row = (page: Page, name: string) => page.locator('tbody [data-row]').filter({ hasText: name });

describe('barred lists', { timeout: 240_000 }, () => {
    it('bar a client who is added, and lift the entry by two people', async () => {
        const [client] = await rowsOf(
            `select id, first_name, last_name, date_of_birth from clients where deleted_at is null and status = 'active' and is_barred = 0 and date_of_birth is not null order by id desc limit 1`,
        );
        const name = `${client?.first_name} ${client?.last_name}`;
        const page = await pageOf(browser, OFFICER, { at: '/rsg/barred-list' });
        await sees(page.locator('tbody [data-row]').first());
        expect(await faultsOf(page, 'barred-lists')).toEqual([]);

        await page.getByRole('button', { name: 'Add barred person' }).click();
        const dialog = page.getByRole('dialog', { name: 'Add barred person' });
        await dialog.getByLabel('List', { exact: false }).first().selectOption('barred');
        await dialog.getByLabel('First name').fill(String(client?.first_name));
        await dialog.getByLabel('Last name').fill(String(client?.last_name));
        await dialog.getByLabel('Date of birth').fill(String(client?.date_of_birth).slice(0, 10));
        await dialog.getByLabel('First day').fill('2026-11-01');
        await dialog.getByLabel('Why this person is barred').fill('Threatened our staff');
        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshots(page, 'barred-add');
        await dialog.getByRole('button', { name: 'Add barred person' }).click();
        await sees(page.getByText(/is barred\.|are barred\./).first());
        await eventually(
            async () => (await rowsOf(`select is_barred from clients where id = ${client?.id}`))[0]?.is_barred,
        ).toBe(1);

        await row(page, name).first().click();
        const drawer = page.getByRole('dialog', { name });
        await sees(drawer.getByText('Barred entry added'));
        expect(await faultsOf(page, 'barred-entry')).toEqual([]);
        await drawer.getByRole('button', { name: 'Request lift' }).click();
        const question = page.getByRole('dialog', { name: /Request to lift/ });
        await question.getByLabel('Reason').fill('It was another person');
        await question.getByRole('button', { name: 'Request lift' }).click();
        await sees(drawer.getByText('A colleague must confirm your request.'));

        const colleague = await pageOf(browser, COLLEAGUE, { at: page.url().replace(/^https?:\/\/[^/]+/, '') });
        await colleague.getByRole('button', { name: 'Confirm lift' }).click();
        await colleague.getByRole('button', { name: 'Lift entry' }).click();
        await sees(colleague.getByText('Entry lifted.').first());
        // The account stays frozen until two people lift the exclusion case, too.
        const [after] = await rowsOf(`select is_barred from clients where id = ${client?.id}`);
        expect(after?.is_barred).toBe(1);
    });

    it('show an uncertain client for a decision', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/rsg/barred-list?client=review' });
        await page.locator('tbody [data-row]').first().click();
        await page.getByRole('button', { name: 'Not the same person' }).first().click();
        await sees(page.getByText('Marked as not the same person.').first());
    });

    it('are imported after a preview', async () => {
        const mark = newName();
        const page = await pageOf(browser, OFFICER, { at: '/rsg/barred-list/imports' });
        await sees(page.getByText('Import a list'));
        expect(await faultsOf(page, 'barred-imports')).toEqual([]);

        await page.getByLabel('List name').fill(`Venue list ${mark}`);
        await page.getByLabel('Barred list file').setInputFiles({
            name: 'venues.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(
                `Reference,First name,Last name,Date of birth,Last day\n${mark}1,Ann,${mark},1/2/1980,1/2/2030\n${mark}2,Bo,${mark},31/2/1980,\n`,
            ),
        });
        await sees(page.getByText('Nothing is imported yet'));
        await sees(row(page, `Ann ${mark}`));
        await sees(page.getByText('Date of birth: enter a date such as 5/3/2027.'));
        expect(await faultsOf(page, 'barred-import')).toEqual([]);
        expect(await rowsOf(`select id from barred_entries where last_name = '${mark}'`)).toEqual([]);

        await page.getByRole('button', { name: 'Import changes' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Import changes' }).click();
        await eventually(
            async () => (await rowsOf(`select id from barred_entries where last_name = '${mark}'`)).length,
        ).toBe(1);
        await page.getByRole('button', { name: 'Undo import' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
        await sees(page.getByText(/This import was undone by/));
        expect(await rowsOf(`select status from barred_entries where last_name = '${mark}'`)).toEqual([
            { status: 'lifted' },
        ]);
    });
});
