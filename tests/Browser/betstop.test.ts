import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const WHO = 'maya.okonkwo';

it('marks the client of an uncertain notice after a comparison side by side', async () => {
    const [row] = await rowsOf(`select id, first_name || ' ' || last_name as name from betstop_updates
        where status = 'received' and external_id like 'DEMO-BETSTOP-OPEN-%' order by received_at, id limit 1`);
    const page = await pageOf(browser, WHO, { at: '/rsg/betstop-updates' });
    await page
        .getByRole('button', { name: `Review the notice about ${row?.name}` })
        .first()
        .click();
    const drawer = page.getByRole('dialog', { name: String(row?.name) });
    const candidate = drawer.getByRole('article', { name: String(row?.name) }).first();
    await sees(candidate.getByText('(differs)').first());
    await screenshot(page, 'betstop-review');
    expect(await accessibilityFaults(page)).toEqual([]);

    await candidate.getByRole('checkbox').check();
    await drawer.getByRole('button', { name: 'This is the same person' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark client' }).click();
    await sees(page.getByText('Client linked to the notice.').first());

    expect(
        await rowsOf(`select u.status, c.betstop_state from betstop_updates u join clients c on c.id = u.client_id
        where u.id = ${Number(row?.id)}`),
    ).toEqual([{ status: 'actioned', betstop_state: 'registered' }]);
});

it('checks a person and a list, and names the lines of the list', async () => {
    const page = await pageOf(browser, WHO, { at: '/rsg/betstop/check' });
    const person = page.getByRole('form', { name: 'Check a person' });
    await person.getByLabel('First name').fill('Ida');
    await person.getByLabel('Last name').fill('Nkosi');
    await person.getByLabel('Date of birth').fill('01/02/1990');
    await person.getByRole('button', { name: 'Check person' }).click();
    await sees(page.getByText('Ida Nkosi is not on the BetStop register'));

    const list = page.getByRole('form', { name: 'Check a list' });
    await list.getByRole('textbox', { name: 'People' }).fill('Ida,Nkosi,01/02/1990\nJoe,Unavailable,03/04/1991');
    await list.getByRole('button', { name: 'Check list' }).click();
    await sees(page.getByText('Line 2: Joe,Unavailable,03/04/1991'));
    await screenshot(page, 'betstop-check-result');
    expect(await accessibilityFaults(page)).toEqual([]);
});

it('receives a file of notices after a preview', async () => {
    const page = await pageOf(browser, WHO, { at: '/rsg/betstop-updates' });
    await page.getByRole('button', { name: 'Upload notices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload notices' });
    await dialog.locator('input[type=file]').setInputFiles({
        name: 'register.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
            'external_id,first_name,last_name,date_of_birth,change,effective_at\nBROWSER-1,Quentin,Abernathy,1971-05-06,registered,20/11/2026\nBROWSER-2,,Abernathy,1971-05-06,registered,20/11/2026\n',
        ),
    });
    await sees(dialog.getByText('1 new, 0 known, 1 refused.'));
    await screenshot(page, 'betstop-upload');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Receive 1 notice' }).click();
    await sees(page.getByText('1 new notice received, 0 already known, 1 refused.').first());
});
