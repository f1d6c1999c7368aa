import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { faultsOf } from './support/look';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();

describe('marketing report', { timeout: 240_000 }, () => {
    it('a marketing manager reads results and opens a blast', async () => {
        const page = await pageOf(browser, 'zara.quinn', { at: '/reports/marketing/overview' });
        await sees(page.getByRole('figure', { name: 'Messages by day' }));
        expect(await faultsOf(page, 'marketing-report')).toEqual([]);
        await sees(page.getByRole('button', { name: 'Print' }));
        expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);

        await page.getByRole('link', { name: 'Cup week' }).click();
        await sees(page.getByRole('heading', { level: 1, name: 'Cup week' }));
    });

    it('a developer exports the figures', async () => {
        const page = await pageOf(browser, 'maya.okonkwo', { at: '/reports/marketing/overview' });
        await page.getByRole('button', { name: 'Export' }).click();
        const question = page.getByRole('dialog', { name: 'Export marketing figures as CSV' });
        await question.getByLabel('Reason').fill('Monthly meeting');
        const [file] = await Promise.all([
            page.waitForEvent('download'),
            question.getByRole('button', { name: 'Export CSV' }).click(),
        ]);
        expect(await readFile(await file.path(), 'utf8')).toContain('Blasts,Cup week');
    });
});
