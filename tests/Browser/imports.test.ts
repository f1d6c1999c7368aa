import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { screenshotOfAll } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, gone, sees } from './support/wait';
import { newMobile, newName } from './support/work';

const browser = openBrowser();
const WHO = 'maya.okonkwo';

const fileOf = (mark: string) =>
    [
        'First name;Surname;DOB;Cell;E-mail',
        `Browser;${mark}-One;14/03/1985;${newMobile()};one@${mark}.example`,
        `Browser;${mark}-Two;2 Nov 1979;${newMobile()};two@${mark}.example`,
        `Browser;${mark}-Three;31/02/1980;${newMobile()};three@${mark}.example`,
    ].join('\n');

const brought = (mark: string) =>
    rowsOf(`select last_name from leads where last_name like '${mark}-%' and deleted_at is null`);

it('imports a file with an error, offers the failed row for download and correction, and undoes the import', async () => {
    const mark = newName();
    const page = await pageOf(browser, WHO, { at: '/clients/imports' });
    await screenshotOfAll(page, 'imports-index');
    await page.getByRole('link', { name: 'New import' }).click();

    await page.getByRole('radio', { name: 'Leads', exact: true }).check();
    await screenshotOfAll(page, 'imports-create');
    await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'browser.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(mark)) });

    await sees(page.getByRole('heading', { name: 'browser.csv' }), page.getByText('Match columns'));
    expect(await page.getByLabel('Column for Last name').inputValue()).toBe('1');
    expect(await page.getByLabel('Column for Mobile').inputValue()).toBe('3');
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshotOfAll(page, 'imports-columns');
    await page.getByRole('button', { name: 'Check file' }).click();

    const run = page.getByRole('button', { name: 'Import 2 rows' });
    await sees(run, page.getByText('Enter a date of birth such as 5/3/1984.').first());
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshotOfAll(page, 'imports-checked');
    expect(await brought(mark)).toEqual([]);
    await run.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import rows' }).click();
    await sees(page.getByRole('button', { name: 'Undo import' }));
    expect(await brought(mark)).toHaveLength(2);

    await page.getByRole('button', { name: 'Download skipped rows and errors (1)' }).click();
    const question = page.getByRole('dialog', { name: 'Export skipped rows and errors as CSV' });
    await question.getByLabel('Reason').fill('Correct the rows');
    const download = page.waitForEvent('download');
    await question.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`${mark}-Three`);
    expect(csv).toContain('Enter a date of birth');
    await screenshotOfAll(page, 'imports-done');

    await page.getByRole('button', { name: 'Correct row' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct row 4' });
    await dialog.getByLabel('Date of birth').fill('30/02/1980');
    await dialog.getByRole('button', { name: 'Import row' }).click();
    await sees(dialog.getByText('There is one form error.'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshotOfAll(page, 'imports-correction');
    await dialog.getByLabel('Date of birth').fill('28/02/1980');
    await dialog.getByRole('button', { name: 'Import row' }).click();
    await sees(page.getByText('Row imported as a new record.').first());
    await gone(dialog);
    expect(await brought(mark)).toHaveLength(3);

    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await eventually(() => brought(mark)).toEqual([]);
    await sees(page.getByText('Undone', { exact: true }).first());
});
