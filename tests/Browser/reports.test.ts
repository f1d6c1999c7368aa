import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();

describe('reports', { timeout: 240_000 }, () => {
    it('an executive sorts the managers, chooses days and exports them', async () => {
        const page = await pageOf(browser, 'graham.sterling', { at: '/reports/account-managers/main' });
        await sees(page.getByRole('figure', { name: 'Turnover by day' }));
        expect(await faultsOf(page, 'account-managers')).toEqual([]);
        await page.getByRole('button', { name: 'Manager', exact: true }).click();
        await sees(page.locator('th[aria-sort="ascending"]').filter({ hasText: 'Manager' }));

        await page.getByRole('combobox', { name: 'Period' }).selectOption('7');
        await page.waitForURL(/period=7/);
        await page.getByRole('button', { name: 'Export' }).click();
        const question = page.getByRole('dialog', { name: 'Export managers as CSV' });
        await question.getByLabel('Reason').fill('Monthly meeting');
        const [file] = await Promise.all([
            page.waitForEvent('download'),
            question.getByRole('button', { name: 'Export CSV' }).click(),
        ]);
        expect(await readFile(await file.path(), 'utf8')).toContain('Our profit (AUD)');

        await page.getByRole('link', { name: 'Executive', exact: true }).click();
        await sees(page.getByRole('region', { name: 'Protection' }));
        expect(await faultsOf(page, 'executive')).toEqual([]);
    });
});
