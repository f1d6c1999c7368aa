import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { faultsOf } from './support/look';
import { PASSWORD, pageOf } from './support/sign-in';
import { eventually, gone, sees } from './support/wait';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';

describe('services', { timeout: 240_000 }, () => {
    it('reveal a secret with a reason and the password, and hide it after 30 seconds', async () => {
        // The wrong password.
        browser.allow(/422/);
        const page = await pageOf(browser, OFFICER, {
            at: '/services',
            prepare: (unloaded) => unloaded.clock.install(),
        });
        await sees(page.getByText('4 days overdue'));
        expect(await faultsOf(page, 'services')).toEqual([]);

        await page.locator('tbody [data-row]').filter({ hasText: 'Mail provider' }).first().click();
        const drawer = page.getByRole('dialog', { name: 'Mail provider' });
        await drawer.getByRole('button', { name: 'Reveal secret' }).click();
        const question = page.getByRole('dialog', { name: 'Reveal the secret of Mail provider?' });
        await question.getByLabel('Reason').fill('Checking the bounced emails');
        await question.getByLabel('Your password').fill('wrong');
        await question.getByRole('button', { name: 'Reveal secret' }).click();
        await sees(question.getByText('The password is wrong.'));
        await question.getByLabel('Your password').fill(PASSWORD);
        await question.getByRole('button', { name: 'Reveal secret' }).click();

        const secret = drawer.getByText('demo-secret-5-not-real');
        await sees(secret);
        await sees(drawer.getByText('Checking the bounced emails').first());
        expect(await faultsOf(page, 'services-secret')).toEqual([]);
        await page.clock.fastForward(30_000);
        await gone(secret);
        const [reveal] = await rowsOf('select reason, is_copy from credential_reveals order by id desc limit 1');
        expect(reveal).toEqual({ reason: 'Checking the bounced emails', is_copy: 0 });
    });

    it('export the vCard of a contact after a reason is entered', async () => {
        const page = await pageOf(browser, OFFICER, { at: '/services/external-contacts' });
        await sees(page.getByRole('link', { name: '0491 570 158' }));
        expect(await faultsOf(page, 'external-contacts')).toEqual([]);
        await page.getByRole('button', { name: 'Actions for Harriet Long' }).first().click();
        await page.getByRole('menuitem', { name: 'Export vCard' }).click();
        const question = page.getByRole('dialog', { name: 'Export Harriet Long as vCard' });
        await question.getByLabel('Reason').fill('Saved on my work phone');
        const [file] = await Promise.all([
            page.waitForEvent('download'),
            question.getByRole('button', { name: 'Export vCard' }).click(),
        ]);
        expect(file.suggestedFilename()).toBe('harriet-long.vcf');
        expect(await readFile(await file.path(), 'utf8')).toContain('TEL;VALUE=uri;TYPE=cell:tel:+61491570158');
    });
});

describe('website updates', { timeout: 120_000 }, () => {
    it('have a badge that is gone once they are read', async () => {
        const page = await pageOf(browser, 'tom.vance', { at: '/' });
        const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Website updates/ });
        await sees(entry.getByText('2'));
        await entry.click();
        await sees(page.getByRole('article', { name: 'Shared logins are in Services' }).getByText('New'));
        await gone(entry.getByText('2'));
        expect(await faultsOf(page, 'website-updates')).toEqual([]);
        await eventually(async () => {
            await page.reload();
            return page.getByText('New', { exact: true }).count();
        }).toBe(0);
    });
});
