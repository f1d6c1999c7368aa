import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { listFaults } from './support/layout';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';

const browser = openBrowser();

it('shows a contractor only the DB clients of their own lists, and logs a call', async () => {
    const page = await pageOf(browser, 'ivy.zhou', { at: '/db-clients' });
    await sees(page.getByText('DB clients on your open lists'));
    const rows = page.locator('tbody [data-row]');
    await sees(rows.first());
    await sees(page.getByRole('link', { name: 'New DB client' }));
    await rows.first().getByRole('checkbox').check();
    await sees(page.getByRole('button', { name: 'Clean up' }));
    expect(await page.getByRole('button', { name: 'Mark as do not contact' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Clients', exact: true }).count()).toBe(0);
    const assignees = await rows.locator('td', { hasText: 'Ivy Zhou' }).count();
    expect(assignees).toBe(await rows.count());
    expect(await listFaults(page, true)).toEqual([]);

    await page.goto('/db-clients?sort=name&list=1');
    await rows.first().getByRole('link').first().click();
    await sees(page.getByRole('heading', { name: 'Log a call' }));
    await page.getByLabel('Note').fill('Rang twice');
    await page.getByRole('button', { name: 'No answer' }).click();
    await sees(page.getByRole('listitem').filter({ hasText: 'Rang twice' }).first());
    expect(await page.getByRole('button', { name: 'Convert to lead' }).count()).toBe(0);

    browser.allow(/403/);
    expect((await page.goto('/clients'))?.status()).toBe(403);
});

it('lets a manager convert a DB client to a lead and undo it', async () => {
    const page = await pageOf(browser, 'siobhan.keane', {
        at: '/db-clients?status=validated&sort=name&has_valid_phone=1',
    });
    await page.locator('tbody [data-row]').nth(3).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Convert to lead' }).click();
    const dialog = page.getByRole('dialog', { name: /^Convert .* to a lead$/ });
    await sees(dialog.getByText('No matching clients or leads found.'));
    await dialog.getByRole('button', { name: 'Convert to lead' }).click();
    await gone(dialog);
    await sees(page.getByText('Converted', { exact: true }).first());

    await page.getByRole('button', { name: 'Undo conversion' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo conversion' }).click();
    await sees(page.getByRole('button', { name: 'Convert to lead' }));
    await eventually(() => addressOf(page)).toMatch(/^\/db-clients\/\d+$/);
});
