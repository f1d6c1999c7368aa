import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { gone, sees } from './support/wait';

const browser = openBrowser();

it('turns an unmapped name into a pattern, tested before it is saved', { timeout: 60_000 }, async () => {
    const page = await pageOf(browser, 'zara.quinn', { at: '/automations/sportsbet-patterns/unmapped-names' });
    const name = 'Soccer: Sydney FC v Victory – Result';
    const create = page.getByRole('button', { name: `Create a pattern from ${name}` });
    await create.first().click();

    const form = page.getByRole('dialog', { name: 'Create pattern' });
    await form.getByLabel('Sport type').selectOption({ label: 'A-League, Soccer' });
    await form.getByLabel('Genweb market').selectOption({ label: 'Result' });
    await sees(form.getByRole('region', { name: 'Now' }).getByText('No pattern maps this name.'));
    await sees(form.getByRole('region', { name: 'After saving' }).getByText('Maps to Result'));
    expect(await faultsOf(page, 'automations-pattern')).toEqual([]);
    // Enter in the tester doesn't save the form.
    await form.getByLabel('Name to test').press('Enter');
    await form.getByRole('button', { name: 'Create pattern' }).click();
    await sees(page.getByRole('status').filter({ hasText: 'Pattern added.' }).first());
    await gone(form, create.first());

    const [pattern] = await rowsOf("select pattern, priority from sportsbet_patterns where pattern like 'Soccer%'");
    expect(pattern).toEqual({ pattern: 'Soccer: * – Result', priority: 100 });
});
