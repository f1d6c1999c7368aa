import { expect, it } from 'vitest';
import { testWorkbook } from '@/features/imports/test-workbook';
import { accessibilityFaults } from './support/axe';
import { openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { overflowOf } from './support/layout';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const WHO = 'maya.okonkwo';

const WORKBOOK = testWorkbook([
    ['Given', 'Surname', 'Cell', 'DOB'],
    ['Browser', 'Workbook-One', 491571266, new Date('1985-03-14T00:00:00Z')],
    ['Browser', 'Workbook-Two', '0491 571 491', new Date('1979-11-02T00:00:00Z')],
    ['Browser', 'Workbook-Three', 'no number', new Date('1980-02-03T00:00:00Z')],
]);

const brought = () =>
    rowsOf(
        "select last_name, mobile_e164 as mobile, date(date_of_birth) as born from leads where last_name like 'Workbook-%' order by id",
    );

it('brings in an Excel workbook, whose sheet the browser reads, but for a row that is wrong', async () => {
    const page = await pageOf(browser, WHO);
    await page.goto('/clients/imports/create');
    await page.getByRole('radio', { name: 'Leads', exact: true }).check();
    await page.locator('input[type=file]').setInputFiles({
        name: 'people.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(WORKBOOK),
    });

    await sees(page.getByRole('heading', { name: 'people.xlsx' }), page.getByText('What the columns hold'));
    await page.getByLabel('Column for First name').selectOption({ label: 'Given' });
    await page.getByRole('button', { name: 'Check the file' }).click();

    const run = page.getByRole('button', { name: 'Import 2 rows' });
    await sees(run, page.getByText('That is not an Australian mobile number').first());
    expect(await accessibilityFaults(page)).toEqual([]);
    await run.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();

    await sees(
        page.getByRole('button', { name: 'Undo import' }),
        page.getByRole('link', { name: 'Rows left out (1)' }),
    );
    expect(await brought()).toEqual([
        { last_name: 'Workbook-One', mobile: '+61491571266', born: '1985-03-14' },
        { last_name: 'Workbook-Two', mobile: '+61491571491', born: '1979-11-02' },
    ]);
    await sees(page.getByRole('cell', { name: 'Browser Workbook-Two' }));

    await page.setViewportSize(PHONE);
    await sees(page.getByRole('list', { name: 'Rows' }).getByText('Browser Workbook-Three'));
    expect(await overflowOf(page)).toBeNull();
});
