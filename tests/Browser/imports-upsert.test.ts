import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { sendAs } from './support/requests';
import { screenshotOfAll } from './support/screens';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';
import { newMobile, newName } from './support/work';

const browser = openBrowser();

const standing = (mark: string) =>
    rowsOf(`select last_name, suburb from leads where last_name like '${mark}-%' and deleted_at is null order by id`);

it('updates an existing lead and creates a new one, and the undo keeps later changes', async () => {
    const [mark, mobile] = [newName(), newMobile()];
    const page = await pageOf(browser, 'maya.okonkwo', { at: '/clients/imports/create' });
    const known = { first_name: 'Browser', last_name: `${mark}-Known`, mobile_e164: mobile };
    expect(await sendAs(page, 'POST', '/clients/leads', known)).toBe(302);
    const before = { last_name: known.last_name, suburb: null };
    const file = [
        'First name,Last name,Mobile,Suburb',
        `Browser,${mark}-Known,${mobile},Wagga Wagga`,
        `Browser,${mark}-New,${newMobile()},Dubbo`,
    ].join('\n');

    await page.getByRole('radio', { name: 'Leads', exact: true }).check();
    await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'upsert.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('radio', { name: 'Create and update' }).check();
    await page.getByRole('button', { name: 'Check file' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import rows' }).click();
    await sees(page.getByRole('button', { name: 'Undo import' }));
    const address = page.url();
    const isNew = { last_name: `${mark}-New`, suburb: 'Dubbo' };
    expect(await standing(mark)).toEqual([{ ...before, suburb: 'Wagga Wagga' }, isNew]);

    const [made] = await rowsOf(`select id from leads where last_name = '${mark}-New'`);
    await page.goto(`/clients/leads/${made?.id}`);
    await page.getByRole('button', { name: 'Change status', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Contacted' }).click();
    await sees(page.locator('main').getByText('Contacted', { exact: true }).first());

    await page.goto(address);
    const kept = page.getByRole('table', { name: 'Changed since the import' });
    await sees(kept.getByText(`Browser ${mark}-New`));
    expect(await kept.getByText(before.last_name).count()).toBe(0);
    await screenshotOfAll(page, 'imports-worked-with');
    await page.getByRole('button', { name: 'Undo import' }).click();
    const question = page.getByRole('alertdialog');
    await sees(question.getByText('Colleagues have changed 1 of these records since'));
    await question.getByRole('button', { name: 'Undo import' }).click();
    await sees(page.getByText('Undone', { exact: true }).first());
    expect(await standing(mark)).toEqual([before, isNew]);
});
