import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { screenshotOfAll } from './support/screens';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();

const standing = (id: number) =>
    rowsOf(
        `select last_name, suburb from leads where (id = ${id} or last_name = 'Import-Upsert') and deleted_at is null order by id`,
    );

it('changes a lead we know and makes a new one; the undo says who was worked with since, and keeps them', async () => {
    const [known] = await rowsOf(
        "select id, first_name, last_name, suburb, '0' || substr(mobile_e164, 4) as mobile from leads where status = 'new' and mobile_e164 is not null and deleted_at is null order by id desc limit 1",
    );
    const id = Number(known?.id);
    const before = { last_name: String(known?.last_name), suburb: known?.suburb ?? null };
    const file = [
        'First name,Last name,Mobile,Suburb',
        `${known?.first_name},${known?.last_name},${known?.mobile},Wagga Wagga`,
        'Browser,Import-Upsert,0491 572 549,Dubbo',
    ].join('\n');

    const page = await pageOf(browser, 'maya.okonkwo', { at: '/clients/imports/create' });
    await page.getByRole('radio', { name: 'Leads', exact: true }).check();
    await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'upsert.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('radio', { name: 'Create and update' }).check();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await sees(page.getByRole('button', { name: 'Undo import' }));
    const address = page.url();
    const isNew = { last_name: 'Import-Upsert', suburb: 'Dubbo' };
    expect(await standing(id)).toEqual([{ ...before, suburb: 'Wagga Wagga' }, isNew]);

    const [made] = await rowsOf("select id from leads where last_name = 'Import-Upsert'");
    await page.goto(`/clients/leads/${made?.id}`);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Contacted' }).click();
    await sees(page.locator('main').getByText('Contacted', { exact: true }).first());

    await page.goto(address);
    const kept = page.getByRole('table', { name: 'Worked with since the import' });
    await sees(kept.getByText('Browser Import-Upsert'));
    expect(await kept.getByText(before.last_name).count()).toBe(0);
    await screenshotOfAll(page, 'imports-worked-with');
    await page.getByRole('button', { name: 'Undo import' }).click();
    const question = page.getByRole('alertdialog');
    await sees(question.getByText('Somebody has worked with 1 of them since'));
    await question.getByRole('button', { name: 'Undo the import' }).click();
    await sees(page.getByText('Undone', { exact: true }).first());
    expect(await standing(id)).toEqual([before, isNew]);
});
