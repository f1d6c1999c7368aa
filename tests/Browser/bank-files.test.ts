import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();
const WHO = 'maya.okonkwo';
/** @returns lines that no earlier bank file contains */
const november = (mark: string) => [
    `20/11/2026,"+31.07","Browser drop ${mark} Ada Byron 51001","+131.07"`,
    '20/11/2026,"-80.25","Direct Debit OFFICEWORKS","+100.00"',
    '31/11/2026,"+10.00","A day that never was","+180.25"',
    `19/11/2026,"+31.08","Browser drop ${mark} PayID Tom Reid","+180.25"`,
];

const zone = (page: Page) => page.getByRole('button', { name: /Drop .*bank file here/ });

/** Drags the file over the zone and drops it there. */
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

const depositsOf = (mark: string) =>
    rowsOf(`select description from bank_lines where description like 'Browser drop ${mark}%' order by amount_cents`);

it('previews and imports a dropped bank file and skips duplicate rows', async () => {
    const mark = newName();
    const [name, lines] = [`november-${mark}.csv`, november(mark)];
    const page = await pageOf(browser, WHO, { at: '/deposits/bank-files' });

    await drop(page, name, lines);
    await sees(page.getByText('$62.15 in 2 new deposits'));
    await page.getByRole('tab', { name: /^Errors/ }).click();
    await sees(page.getByText('The date is not a day such as 20/11/2026.'));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await depositsOf(mark)).toEqual([]);

    await page.getByRole('button', { name: 'Import 2 deposits' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import deposits', exact: true }).click();
    await sees(page.getByText(`${name} is imported. 2 new deposits, 1 row that could not be read.`).first());
    await sees(page.getByRole('row', { name: new RegExp(name) }));
    expect((await depositsOf(mark)).map(({ description }) => description)).toEqual([
        `Browser drop ${mark} Ada Byron 51001`,
        `Browser drop ${mark} PayID Tom Reid`,
    ]);

    await drop(page, 'later.csv', [`21/11/2026,"+31.09","Browser drop ${mark} Mei Chen","+162.16"`, lines[0] ?? '']);
    await sees(page.getByRole('button', { name: 'Import 1 deposit' }));
    await page.getByRole('tab', { name: /^Duplicates/ }).click();
    await sees(page.getByText('Imported before from a bank file.'));

    await drop(page, 'again.csv', lines);
    await sees(page.getByText('This file was already imported'));
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
    expect(await depositsOf(mark)).toHaveLength(2);
});

it('opens the file chooser by keyboard and refuses a file that is not from a bank', async () => {
    browser.allow(/422/);
    const page = await pageOf(browser, WHO);
    // Playwright must intercept the file chooser before the key is pressed, so this waits before the page loads.
    const chosen = page.waitForEvent('filechooser');
    await page.goto('/deposits/bank-files');

    await zone(page).press('Enter');
    await (await chosen).setFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,phone\nEmma,1\n'),
    });

    await sees(page.getByRole('alert').filter({ hasText: 'This bank file is not supported.' }));
});
