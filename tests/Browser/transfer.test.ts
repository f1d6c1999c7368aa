import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { screenshots } from './support/screens';
import { emailOf, newAccountLike, pageOf, signIn } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const MANAGER = 'pauline.drummond';

async function clientsOf(name: string): Promise<number> {
    const [row] = await rowsOf(
        `select count(*) as clients from clients where deleted_at is null and account_manager_id = (select id from users where email = '${emailOf(name)}')`,
    );

    return Number(row?.clients);
}

describe('the logs of users', { timeout: 240_000 }, () => {
    it('move all clients of a colleague after a dry run, and move them back', async () => {
        const [his, hers] = [await clientsOf('jarrod.mills'), await clientsOf('chloe.petrakis')];
        const page = await pageOf(browser, MANAGER, { at: '/users/legacy-transfer' });
        await page.getByRole('button', { name: 'New transfer' }).click();
        const dialog = page.getByRole('dialog', { name: 'New transfer' });
        await dialog.getByLabel('From', { exact: false }).first().selectOption({ label: 'Jarrod Mills' });
        await dialog.getByLabel('To', { exact: false }).first().selectOption({ label: 'Chloe Petrakis' });
        await dialog.getByRole('checkbox', { name: 'Leads' }).uncheck();
        await dialog.getByLabel('Reason').fill('Jarrod changes team');
        expect(await faultsOf(page, 'transfer-new')).toEqual([]);
        await dialog.getByRole('button', { name: 'Show what would move' }).click();

        await sees(page.getByText('Nothing has moved yet'));
        await sees(page.getByRole('list', { name: 'Records by kind' }).getByText(String(his), { exact: true }));
        expect([await clientsOf('jarrod.mills'), await clientsOf('chloe.petrakis')]).toEqual([his, hers]);
        expect(await faultsOf(page, 'transfer-draft')).toEqual([]);

        await page.getByRole('button', { name: 'Start transfer' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Start transfer' }).click();
        await sees(page.getByRole('button', { name: 'Undo transfer' }));
        await sees(page.getByText(`${his} of ${his}`).first());
        expect([await clientsOf('jarrod.mills'), await clientsOf('chloe.petrakis')]).toEqual([0, his + hers]);
        expect(await faultsOf(page, 'transfer-done')).toEqual([]);

        await page.getByRole('button', { name: 'Undo transfer' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Undo transfer' }).click();
        await sees(page.getByText('This transfer was undone'));
        expect([await clientsOf('jarrod.mills'), await clientsOf('chloe.petrakis')]).toEqual([his, hers]);
    });

    it('end a session from its row, but not the own one', async () => {
        // The requests of the page whose session ended.
        browser.allow(/401|419/);
        const [manager, colleague] = [await newAccountLike(MANAGER), await newAccountLike('omar.haddad')];
        const [page, omar] = [await browser.newPage(), await browser.newPage()];
        await signIn(omar, colleague);
        await signIn(page, manager);
        await page.goto(`/users/authentication-logs?kind=sign_in&search=${emailOf(manager)}`);
        await sees(page.getByText('This session').first());
        expect(await faultsOf(page, 'authentication-logs')).toEqual([]);

        await page.goto(`/users/authentication-logs?kind=sign_in&search=${emailOf(colleague)}`);
        await page
            .getByRole('button', { name: /^End session of Omar / })
            .first()
            .click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
        await sees(page.getByText('Session ended. Omar is signed out on that device.').first());
        // The socket closes with the session, so the open page goes to the sign-in automatically.
        await omar.waitForURL(/\/login/);
    });

    it('refuse a call to an excluded client', async () => {
        browser.allow(/422.*\/calls/);
        const page = await pageOf(browser, 'siobhan.keane', { at: '/users/phone-logs' });
        await sees(page.locator('tbody [data-row]').first());
        expect(await faultsOf(page, 'phone-logs')).toEqual([]);

        const [barred] = await rowsOf(
            'select id from clients where is_barred = 1 and deleted_at is null and mobile_e164 is not null limit 1',
        );
        await page.goto(new URL(`/clients/${barred?.id}/edit`, page.url()).href);
        await page
            .getByRole('button', { name: /^Call .+ on / })
            .first()
            .click();
        await sees(page.getByRole('dialog').getByText(/must not be contacted|account is closed/));
        await screenshots(page, 'call-refused');
    });
});
