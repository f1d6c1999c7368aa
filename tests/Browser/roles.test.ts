import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const AT = '/users/roles-description';
const MANAGER = 'pauline.drummond';
const DEVELOPER = 'felix.brandt';
const AFFILIATES = 'erin.lockwood';

async function chooseRole(page: Page, role: string): Promise<void> {
    await page.getByLabel('Role', { exact: true }).selectOption({ label: role });
    await sees(page.getByRole('checkbox', { name: `Guides for ${role}` }));
}

describe('roles', { timeout: 240_000 }, () => {
    it('change after a second person confirms, also on the open pages of their users', async () => {
        const member = await pageOf(browser, AFFILIATES, { at: '/' });
        await sees(member.getByRole('link', { name: 'Dashboard' }).first());
        expect(await member.getByRole('link', { name: 'Deposits' }).count()).toBe(0);

        const manager = await pageOf(browser, MANAGER, { at: AT });
        await chooseRole(manager, 'Affiliate manager');
        await manager.getByRole('checkbox', { name: 'Deposits for Affiliate manager', exact: true }).click();
        await sees(manager.getByText('1 unsaved change'));
        expect(await faultsOf(manager, 'roles')).toEqual([]);
        await manager.getByRole('button', { name: 'Propose change' }).click();
        const question = manager.getByRole('dialog');
        await question.getByLabel('Reason').fill('Affiliates ask about deposits');
        await question.getByRole('button', { name: 'Propose change' }).click();
        await sees(manager.getByText('Change proposed. A colleague must confirm it.').first());
        expect(await manager.getByRole('button', { name: 'Confirm change' }).count()).toBe(0);

        const developer = await pageOf(browser, DEVELOPER, { at: AT });
        const proposal = developer.getByRole('listitem').filter({ hasText: 'Affiliates ask about deposits' });
        await proposal.getByRole('button', { name: 'Confirm change' }).click();
        await developer.getByRole('dialog').getByRole('button', { name: 'Confirm change' }).click();
        await sees(developer.getByText('Change confirmed. It applies straight away.').first());

        await sees(member.getByRole('link', { name: 'Deposits' }).first());
        await member.getByRole('link', { name: 'Deposits' }).first().click();
        await sees(member.getByRole('heading', { name: 'Deposits', level: 1 }));
    });

    it('explain what a user can open', async () => {
        const page = await pageOf(browser, MANAGER, { at: `${AT}/access` });
        await page.getByRole('combobox', { name: 'User' }).fill('Zara');
        await page.getByRole('option', { name: /Zara Quinn/ }).click();
        await page.getByRole('tab', { name: /Pages/ }).click();
        await sees(page.getByText('Role Marketing doesn’t include Clients').first());
        expect(await faultsOf(page, 'access')).toEqual([]);
    });
});
