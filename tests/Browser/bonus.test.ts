import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';
import { newSurname } from './support/work';

const browser = openBrowser();

it('changes a rule, tries it out, and refuses the client in Genweb', { timeout: 120_000 }, async () => {
    const [promotion] = await rowsOf(
        `select id, company_id from bonus_promotions where title = 'Boxing Day Test boost'`,
    );
    // A rare name, because the gate refuses clients who may be an excluded namesake before it comes to the rule.
    const [client] = await rowsOf(
        `select pin from clients where company_id = ${promotion?.company_id} and state <> 'NT' and status = 'active' and is_barred = 0 and betstop_state <> 'registered' and deleted_at is null
        order by (select count(*) from clients namesakes where namesakes.last_name = clients.last_name), id limit 1`,
    );
    const pin = String(client?.pin);
    const page = await pageOf(browser, 'zara.quinn', { at: `/bonus/rules/${promotion?.id}` });
    await page.getByLabel('Northern Territory').check();
    await page.getByLabel('PIN of one client').fill(pin);
    await page.getByRole('button', { name: 'Check conditions' }).click();
    await sees(page.getByText('Not met: State is NT'));
    expect(await faultsOf(page, 'bonus-rule')).toEqual([]);
    await page.getByRole('button', { name: 'Save rule' }).click();
    await sees(page.getByText('Version 1'));

    await page.goto('/bonus/genweb-bonuses');
    await page.getByRole('button', { name: 'Record bonus' }).click();
    const form = page.getByRole('dialog', { name: 'Record bonus' });
    await form.getByLabel('Client’s PIN').fill(pin);
    await form.getByLabel('Promotion').selectOption(String(promotion?.id));
    await form.getByLabel('Amount in dollars').fill('20');
    await form
        .getByLabel('Expires at the end of')
        .fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10));
    expect(await faultsOf(page, 'bonus-genweb')).toEqual([]);
    await form.getByRole('button', { name: 'Record bonus' }).click();
    await sees(form.getByText(/The rule of this promotion refuses this client. State is NT/).first());
});

it('takes a promotion from its draft to its start, with a colleague’s approval', { timeout: 120_000 }, async () => {
    const title = `Reload ${newSurname()}`;
    const author = await pageOf(browser, 'zara.quinn', { at: '/bonus/bonus-promotions' });
    await author.getByRole('button', { name: 'Add promotion' }).click();
    const form = author.getByRole('dialog', { name: 'Add promotion' });
    await form.getByLabel('Company').selectOption({ label: 'Regal Bet' });
    await form.getByLabel('Title').fill(title);
    await form.getByRole('button', { name: 'Add promotion' }).click();
    await sees(form.getByText('Enter the largest bonus, or a percentage.').first());
    await form.getByLabel('Percentage').fill('20');
    await form.getByLabel('Largest bonus').fill('50');
    expect(await faultsOf(author, 'promotion-form')).toEqual([]);
    await form.getByRole('button', { name: 'Add promotion' }).click();
    await sees(author.getByText('Promotion added as a draft. A colleague must approve it.').first());

    const list = `/bonus/bonus-promotions?search=${encodeURIComponent(title)}`;
    await author.goto(list);
    await author.getByRole('button', { name: `Actions for ${title}` }).click();
    await sees(author.getByRole('menuitem', { name: 'Edit' }));
    expect(await author.getByRole('menuitem', { name: 'Approve' }).count()).toBe(0);

    const approver = await pageOf(browser, 'maya.okonkwo', { at: list });
    for (const verb of ['Approve', 'Start']) {
        await approver.getByRole('button', { name: `Actions for ${title}` }).click();
        await approver.getByRole('menuitem', { name: verb }).click();
        await approver.getByRole('button', { name: `${verb} promotion` }).click();
        await sees(approver.getByText(`Promotion is now ${verb === 'Approve' ? 'approved' : 'live'}.`).first());
    }
    await eventually(() =>
        rowsOf(`select status, percent, value_cents from bonus_promotions where title = '${title}'`),
    ).toEqual([{ status: 'live', percent: 20, value_cents: 5000 }]);
});
