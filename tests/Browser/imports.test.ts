import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { screenshotOfAll } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const WHO = 'maya.okonkwo';

const FILE = [
    'First name;Surname;DOB;Cell;E-mail',
    'Browser;Import-One;14/03/1985;0491 571 266;one@import.example',
    'Browser;Import-Two;2 Nov 1979;0491 571 491;two@import.example',
    'Browser;Import-Three;31/02/1980;0491 571 804;three@import.example',
].join('\n');

const brought = () =>
    rowsOf(
        "select last_name from leads where last_name in ('Import-One', 'Import-Two', 'Import-Three') and deleted_at is null",
    );

it('brings a file in with an error in it, gives the row back, and is undone', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients/imports' });
    await screenshotOfAll(page, 'imports-index');
    await page.getByRole('link', { name: 'New import' }).click();

    await page.getByRole('radio', { name: 'Leads', exact: true }).check();
    await screenshotOfAll(page, 'imports-create');
    await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'browser.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });

    await sees(page.getByRole('heading', { name: 'browser.csv' }), page.getByText('What the columns hold'));
    expect(await page.getByLabel('Column for Last name').inputValue()).toBe('1');
    expect(await page.getByLabel('Column for Mobile').inputValue()).toBe('3');
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshotOfAll(page, 'imports-columns');
    await page.getByRole('button', { name: 'Check the file' }).click();

    const run = page.getByRole('button', { name: 'Import 2 rows' });
    await sees(run, page.getByText('The date of birth is not a day such as 5/3/1984.').first());
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshotOfAll(page, 'imports-checked');
    expect(await brought()).toEqual([]);
    await run.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await sees(page.getByRole('button', { name: 'Undo import' }));
    expect(await brought()).toHaveLength(2);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Rows left out (1)' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('Import-Three');
    expect(csv).toContain('The date of birth is not a day');
    await screenshotOfAll(page, 'imports-done');

    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
    await eventually(brought).toEqual([]);
    await sees(page.getByText('Undone', { exact: true }).first());
});
