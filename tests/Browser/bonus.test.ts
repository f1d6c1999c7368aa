import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

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
