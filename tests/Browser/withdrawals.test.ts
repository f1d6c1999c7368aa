import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf, moneyedClients } from './support/money';
import { sendAs } from './support/requests';
import { screenshot } from './support/screens';
import { PASSWORD, pageOf } from './support/sign-in';
import { eventually, gone, sees } from './support/wait';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';
const OTHER_OFFICER = 'anjali.rao';
const MANAGER = 'dana.whitford';
/** Can approve large withdrawals, so only the earlier check prevents an approval. */
const DEVELOPER = 'maya.okonkwo';

const drawer = (page: Page) => page.getByRole('dialog').first();
const button = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });

/** Finds a withdrawal by its reference and opens its drawer. */
async function opened(name: string, id: number): Promise<Page> {
    const [row] = await rowsOf(`select reference from withdrawals where id = ${id}`);
    const page = await pageOf(browser, name, { at: `/withdrawals?search=${row?.reference}` });
    await page.getByRole('table', { name: 'Withdrawals' }).getByRole('row').nth(1).click();
    await sees(drawer(page).getByText(String(row?.reference)).first());

    return page;
}

async function idOf(sql: string): Promise<number> {
    const [row] = await rowsOf(sql);
    if (row === undefined) {
        throw new Error(`There is no withdrawal: ${sql}`);
    }

    return Number(row.id);
}

const peopleOf = async (id: number) =>
    (
        await rowsOf(`select w.status, a.first_name as asked, c.first_name as checked, p.first_name as approved, e.first_name as ended
        from withdrawals w left join users a on a.id = w.requested_by left join users c on c.id = w.checked_by
        left join users p on p.id = w.approved_by left join users e on e.id = w.ended_by where w.id = ${id}`)
    )[0];

/** Sends the approval past the disabled button and checks the server's refusal. */
async function refusedWith(page: Page, id: number, words: string): Promise<void> {
    expect(await sendAs(page, 'PUT', `/withdrawals/${id}/approve`, { current_password: PASSWORD })).toBe(303);
    await page.reload();
    await sees(drawer(page).getByRole('alert').filter({ hasText: words }));
    expect((await peopleOf(id))?.status).toBe('checked');
}

describe('withdrawals', { timeout: 240_000 }, () => {
    it('above the threshold need three people', async () => {
        const [client] = await moneyedClients(1, 2_000_00);
        const hugo = await pageOf(browser, OFFICER, { at: '/withdrawals' });
        await hugo.getByRole('button', { name: 'New withdrawal' }).click();
        const form = hugo.getByRole('dialog', { name: 'New withdrawal' });
        await form.getByRole('combobox', { name: 'Client' }).fill(String(client?.pin));
        await hugo.getByRole('option', { name: new RegExp(String(client?.name)) }).click();
        await form.getByLabel('Amount in dollars').fill('1500');
        await form.getByLabel('Bank account').selectOption(String(client?.account));
        expect.soft(await faultsOf(hugo, 'withdrawal-ask')).toEqual([]);
        await form.getByRole('button', { name: 'Request withdrawal' }).click();
        await sees(hugo.getByText('Withdrawal requested. The money is held. A colleague must check it.').first());
        const id = await idOf(`select id from withdrawals where client_id = ${client?.id} and status = 'pending'`);
        const held = await rowsOf(`select balance_cents from clients where id = ${client?.id}`);
        expect(held[0]?.balance_cents).toBe(Number(client?.balance) - 1_500_00);

        const [maya, anjali, dana] = await Promise.all([
            opened(DEVELOPER, id),
            opened(OTHER_OFFICER, id),
            opened(MANAGER, id),
            hugo.goto(`/withdrawals?withdrawal=${id}`),
        ]);
        const presence = drawer(dana).getByText(/^Also viewing: /);
        for (const name of ['Hugo Lindgren', 'Maya Okonkwo', 'Anjali Rao']) {
            await sees(presence.filter({ hasText: name }));
        }
        await sees(drawer(hugo).getByText('You requested this withdrawal. A colleague must check it.'));
        expect(await button(hugo, 'Mark as checked').isDisabled()).toBe(true);

        await button(maya, 'Mark as checked').click();
        const refusals = [
            [hugo, 'You requested this withdrawal. A colleague must approve it.'],
            [maya, 'You checked this withdrawal. For $1,500.00, a colleague must approve it.'],
            [anjali, 'A withdrawal of $1,500.00 needs a payments manager’s approval.'],
        ] as const;
        // The pages update automatically: only Maya clicked a button.
        await Promise.all(refusals.map(([page, words]) => sees(drawer(page).getByText(words))));
        for (const [page] of refusals) {
            expect(await button(page, 'Approve withdrawal').isDisabled()).toBe(true);
        }
        expect.soft(await faultsOf(maya, 'withdrawal-refused')).toEqual([]);
        await Promise.all(refusals.map(([page, words]) => refusedWith(page, id, words)));

        await button(dana, 'Approve withdrawal').click();
        const asked = dana.getByRole('dialog', { name: 'Approve $1,500.00?' });
        await asked.getByLabel('Your password').fill('Autumn-Carnival-Track-7');
        await asked.getByRole('button', { name: 'Approve' }).click();
        await sees(asked.getByText('The password is wrong.').first());
        expect((await peopleOf(id))?.status).toBe('checked');
        await asked.getByLabel('Your password').fill(PASSWORD);
        expect.soft(await faultsOf(dana, 'withdrawal-approve')).toEqual([]);
        await asked.getByRole('button', { name: 'Approve' }).click();
        await gone(asked);

        for (const page of [dana, hugo, maya, anjali]) {
            await sees(drawer(page).getByText('Approved', { exact: true }).first());
        }
        expect(await peopleOf(id)).toEqual({
            status: 'approved',
            asked: 'Hugo',
            checked: 'Maya',
            approved: 'Dana',
            ended: null,
        });
        await screenshot(dana, 'withdrawal-approved');
    });

    it('are decided once by two concurrent users who see each other, and the second sees who decided', async () => {
        const id =
            await idOf(`select w.id from withdrawals w join bank_accounts b on b.id = w.bank_account_id and b.status = 'verified'
            join clients c on c.id = w.client_id where w.status = 'checked' and w.needs_dual_approval = 0 and w.held_at is not null
            and c.is_barred = 0 and c.betstop_state != 'registered' and c.status != 'closed' order by w.id limit 1`);
        const [anjali, dana] = await Promise.all([opened(OTHER_OFFICER, id), opened(MANAGER, id)]);
        await sees(
            drawer(anjali).getByText('Also viewing: Dana Whitford'),
            drawer(dana).getByText('Also viewing: Anjali Rao'),
        );
        await button(anjali, 'Approve withdrawal').click();
        await button(dana, 'Decline withdrawal').click();
        const [approval, decline] = [
            anjali.getByRole('dialog', { name: /^Approve / }),
            dana.getByRole('dialog', { name: 'Decline this withdrawal?' }),
        ];
        await decline.getByLabel('Reason').selectOption({ index: 1 });
        expect.soft(await faultsOf(dana, 'withdrawal-decline')).toEqual([]);
        await Promise.all([
            approval.getByRole('button', { name: 'Approve' }).click(),
            decline.getByRole('button', { name: 'Decline withdrawal' }).click(),
        ]);
        await gone(approval, decline);

        const status = async () => (await peopleOf(id))?.status;
        await eventually(status).not.toBe('checked');

        const isApproved = (await status()) === 'approved';
        const [loser, words] = isApproved ? [dana, 'approved by Anjali Rao'] : [anjali, 'declined by Dana Whitford'];
        const told = `This withdrawal is already ${words}, just now. Nothing was changed.`;
        await sees(drawer(loser).getByRole('alert').filter({ hasText: told }));
        expect(await peopleOf(id)).toMatchObject(
            isApproved
                ? { status: 'approved', approved: 'Anjali', ended: null }
                : { status: 'declined', approved: null, ended: 'Dana' },
        );
        expect.soft(await faultsOf(loser, 'withdrawal-loser')).toEqual([]);
        // Both screens show the decision.
        for (const page of [anjali, dana]) {
            await sees(
                drawer(page)
                    .getByText(isApproved ? 'Approved' : 'Declined', { exact: true })
                    .first(),
            );
        }
        const decisions =
            await rowsOf(`select count(*) as decisions from audit_events where action in ('withdrawal.approved', 'withdrawal.declined')
            and subject_type = 'withdrawal' and subject_id = ${id}`);
        expect(decisions).toEqual([{ decisions: 1 }]);
    });
});
