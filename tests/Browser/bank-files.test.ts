import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const WHO = 'maya.okonkwo';
const NOVEMBER = [
    '20/11/2026,"+31.07","Browser drop Ada Byron 51001","+131.07"',
    '20/11/2026,"-80.25","Direct Debit OFFICEWORKS","+100.00"',
    '31/11/2026,"+10.00","A day that never was","+180.25"',
    '19/11/2026,"+31.08","Browser drop PayID Tom Reid","+180.25"',
];

const zone = (page: Page) => page.getByRole('button', { name: /Drop .*bank file here/ });

/** As a hand does it: over the zone, then let go. */
async function drop(page: Page, name: string, lines: readonly string[]): Promise<void> {
    const dataTransfer = await page.evaluateHandle(
        ([fileName, text]) => {
            const transfer = new DataTransfer();
            transfer.items.add(new File([text], fileName, { type: 'text/csv' }));
            return transfer;
        },
        [name, `${lines.join('\n')}\n`] as const,
    );
    await zone(page).dispatchEvent('dragover', { dataTransfer });
    await zone(page).dispatchEvent('drop', { dataTransfer });
}

const deposits = () =>
    rowsOf("select description from bank_lines where description like 'Browser drop%' order by amount_cents");

it('drops a bank file, looks at its rows, imports it, and leaves out what overlaps', async () => {
    const page = await pageOf(browser, WHO, { at: '/deposits/bank-files' });

    await drop(page, 'november.csv', NOVEMBER);
    await sees(page.getByText('$62.15 in 2 new deposits'));
    await page.getByRole('tab', { name: /^Errors/ }).click();
    await sees(page.getByText('The date is not a day such as 20/11/2026.'));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await deposits()).toEqual([]);

    await page.getByRole('button', { name: 'Import 2 deposits' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await sees(page.getByText('november.csv is imported. 2 new deposits, 1 row that could not be read.').first());
    await sees(page.getByRole('row', { name: /november\.csv/ }));
    expect((await deposits()).map(({ description }) => description)).toEqual([
        'Browser drop Ada Byron 51001',
        'Browser drop PayID Tom Reid',
    ]);

    await drop(page, 'later.csv', ['21/11/2026,"+31.09","Browser drop Mei Chen","+162.16"', NOVEMBER[0] ?? '']);
    await sees(page.getByRole('button', { name: 'Import 1 deposit' }));
    await page.getByRole('tab', { name: /^Duplicates/ }).click();
    await sees(page.getByText('Imported before from a bank file.'));

    await drop(page, 'again.csv', NOVEMBER);
    await sees(page.getByText('This file was imported before'));
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
    expect(await deposits()).toHaveLength(2);
});

it('is chosen by keyboard, and a file of no bank is refused in words', async () => {
    browser.allow(/422/);
    const page = await pageOf(browser, WHO);
    // Asked for before the page is there: the browser must have stopped showing its own chooser when the key is pressed.
    const chosen = page.waitForEvent('filechooser');
    await page.goto('/deposits/bank-files');

    await zone(page).press('Enter');
    await (await chosen).setFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,phone\nEmma,1\n'),
    });

    await sees(page.getByRole('alert').filter({ hasText: 'This is not a bank file that we know.' }));
});
