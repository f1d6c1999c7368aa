import { describe, expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { screenshots } from './support/screens';
import { emailOf, newAccountLike, pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const MANAGER = 'pauline.drummond';
const PASSWORD = 'seven quiet herons at dusk';

describe('users', { timeout: 240_000 }, () => {
    it('invites a colleague, who chooses a password and sets up a second factor', async () => {
        const page = await pageOf(browser, MANAGER, { at: '/users' });
        await sees(page.locator('tbody [data-row]').first());
        expect(await faultsOf(page, 'users')).toEqual([]);

        await page.getByRole('link', { name: 'Invite user' }).click();
        await page.getByLabel('First name').fill('Billie');
        await page.getByLabel('Last name').fill('Hart');
        const email = `billie.hart.${Date.now()}@paddock.example`;
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Role').selectOption({ label: 'Risk analyst' });
        expect(await faultsOf(page, 'users-invite')).toEqual([]);
        await page.getByRole('button', { name: 'Send invitation' }).click();
        await sees(page.getByText(`Invitation sent to ${email}.`).first());
        await sees(page.getByRole('button', { name: 'Withdraw invitation' }));
        expect(await faultsOf(page, 'users-invited')).toEqual([]);

        const link = await invitationOf(email);
        const guest = await browser.newPage();
        await guest.goto(link);
        await sees(guest.getByRole('heading', { name: 'Welcome, Billie' }));
        expect(await faultsOf(guest, 'users-welcome')).toEqual([]);
        await guest.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD);
        await guest.getByRole('textbox', { name: 'Confirm new password' }).fill(PASSWORD);
        await guest.getByRole('button', { name: 'Save password' }).click();
        await sees(guest.getByText('Password saved. Sign in to set up your authenticator app.').first());
        await guest.getByLabel('Email').fill(email);
        await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await guest.getByRole('button', { name: 'Continue' }).click();
        await sees(guest.getByRole('heading', { name: 'Set up your authenticator app' }));
    });

    it('deactivates a colleague, whose clients go to another', async () => {
        const [priya] = await rowsOf(`select id from users where email = '${emailOf('priya.nair')}'`);
        const before = await clientsOf(priya?.id);
        const name = await newAccountLike('priya.nair');
        const [user] = await rowsOf(`select id, first_name, last_name from users where email = '${emailOf(name)}'`);
        await artisan(
            'tinker',
            `--execute=App\\Models\\Client::query()->where('account_manager_id', ${priya?.id})->limit(2)->update(['account_manager_id' => ${user?.id}]);`,
        );
        const fullName = `${user?.first_name} ${user?.last_name}`;
        const page = await pageOf(browser, MANAGER, { at: `/users/${user?.id}/edit` });
        await sees(page.getByRole('heading', { name: fullName }));
        expect(await faultsOf(page, 'users-edit')).toEqual([]);

        await page.getByRole('button', { name: 'Deactivate user' }).click();
        const dialog = page.getByRole('alertdialog', { name: `Deactivate ${fullName}?` });
        await dialog.getByLabel('Clients (2)').selectOption(String(priya?.id));
        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshots(page, 'users-deactivate');
        await dialog.getByRole('button', { name: 'Deactivate user' }).click();
        await sees(page.getByText(`${fullName} was deactivated and signed out everywhere.`).first());
        await sees(page.getByRole('button', { name: 'Reactivate user' }));
        await eventually(() => clientsOf(user?.id)).toBe(0);
        expect(await clientsOf(priya?.id)).toBe(before);
    });
});

async function clientsOf(userId: unknown): Promise<number> {
    const [row] = await rowsOf(
        `select count(*) as clients from clients where deleted_at is null and account_manager_id = ${userId}`,
    );

    return Number(row?.clients);
}

/** A new link of the open invitation: the product under test sends no email. */
function invitationOf(email: string): Promise<string> {
    return artisan(
        'tinker',
        `--execute=$open = App\\Models\\UserInvitation::query()->whereRelation('user', 'email', '${email}')->sole(); echo route('invitation.edit', ['token' => app(App\\Domain\\Auth\\Invitations::class)->makeToken($open)]);`,
    );
}
