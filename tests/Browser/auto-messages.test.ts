import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();

describe('auto messages', { timeout: 120_000 }, () => {
    it('a template is approved by a colleague, and an auto message is added with it', async () => {
        const page = await pageOf(browser, 'siobhan.keane', { at: '/messages/auto-messages/templates' });
        await page.getByRole('button', { name: 'Actions for Deposit credited' }).last().click();
        await page.getByRole('menuitem', { name: 'Approve' }).click();
        const question = page.getByRole('dialog', { name: 'Approve Deposit credited, version 2?' });
        await sees(question.getByText(/\$1,250\.50 has arrived/));
        await question.getByRole('button', { name: 'Approve template' }).click();
        await sees(page.getByText('Deposit credited approved.').first());
        expect(await faultsOf(page, 'message-templates')).toEqual([]);

        await page.getByRole('link', { name: 'Auto messages' }).last().click();
        await sees(page.getByText('Deposit credited, version 2'));
        expect(await faultsOf(page, 'auto-messages')).toEqual([]);
        const [used] = await rowsOf(
            "select t.version from auto_messages m join message_templates t on t.id = m.template_id where m.trigger = 'deposit_credited'",
        );
        expect(used).toEqual({ version: 2 });

        await page.getByRole('link', { name: 'Auto communications' }).first().click();
        await sees(page.getByRole('heading', { name: 'Auto communications' }));
        expect(await faultsOf(page, 'auto-communications')).toEqual([]);
    });
});
