import { expect, it } from 'vitest';
import { testWorkbook } from '@/features/imports/test-workbook';
import { accessibilityFaults } from './support/axe';
import { openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { overflowOf } from './support/layout';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';
import { newMobile, newName } from './support/work';

const browser = openBrowser();
const WHO = 'maya.okonkwo';

const bare = (mobile: string) => Number(mobile.replaceAll(' ', ''));

const workbook = (mark: string, one: string, two: string) =>
    testWorkbook([
        ['Given', 'Surname', 'Cell', 'DOB'],
        ['Browser', `${mark}-One`, bare(one), new Date('1985-03-14T00:00:00Z')],
        ['Browser', `${mark}-Two`, two, new Date('1979-11-02T00:00:00Z')],
        ['Browser', `${mark}-Three`, 'no number', new Date('1980-02-03T00:00:00Z')],
    ]);

const brought = (mark: string) =>
    rowsOf(
        `select last_name, mobile_e164 as mobile, date(date_of_birth) as born from leads where last_name like '${mark}-%' order by id`,
    );

it('imports an Excel workbook read in the browser, except for an invalid row', async () => {
    const [mark, one, two] = [newName(), newMobile(), newMobile()];
    const page = await pageOf(browser, WHO, { at: '/clients/imports/create' });
    await page.getByRole('radio', { name: 'Leads', exact: true }).check();
    await page.locator('input[type=file]').setInputFiles({
        name: 'people.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(workbook(mark, one, two)),
    });

    await sees(page.getByRole('heading', { name: 'people.xlsx' }), page.getByText('Match columns'));
    await page.getByLabel('Column for First name').selectOption({ label: 'Given' });
    await page.getByRole('button', { name: 'Check file' }).click();

    const run = page.getByRole('button', { name: 'Import 2 rows' });
    await sees(run, page.getByText('Enter an Australian mobile number').first());
    expect(await accessibilityFaults(page)).toEqual([]);
    await run.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import rows' }).click();

    await sees(
        page.getByRole('button', { name: 'Undo import' }),
        page.getByRole('button', { name: 'Download skipped rows and errors (1)' }),
    );
    expect(await brought(mark)).toEqual([
        { last_name: `${mark}-One`, mobile: `+61${bare(one)}`, born: '1985-03-14' },
        { last_name: `${mark}-Two`, mobile: `+61${bare(two)}`, born: '1979-11-02' },
    ]);
    await sees(page.getByRole('cell', { name: `Browser ${mark}-Two` }));

    await page.setViewportSize(PHONE);
    await sees(page.getByRole('list', { name: 'Rows' }).getByText(`Browser ${mark}-Three`));
    expect(await overflowOf(page)).toBeNull();
});
