import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { gone, sees } from './support/wait';

const browser = openBrowser();
const PROFILE = '/user-profile/edit?tab=certifications';
const alertOf = (page: Page) => page.getByRole('button', { name: /^Certifications pending/ });

describe('certifications', { timeout: 180_000 }, () => {
    it('disappear from the alert once the manager approves the evidence', async () => {
        const page = await pageOf(browser, 'jarrod.mills', { at: PROFILE });
        await sees(alertOf(page));
        await page.getByLabel('Evidence for Anti-money-laundering essentials').setInputFiles({
            name: 'aml-certificate.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
        });
        await sees(page.getByText('Waiting for approval'));
        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshots(page, 'certifications-profile');

        const manager = await pageOf(browser, 'siobhan.keane', { at: PROFILE });
        await manager.getByRole('link', { name: 'Review colleagues' }).click();
        await manager.locator('tbody [data-row]').filter({ hasText: 'Jarrod Mills' }).first().click();
        await sees(manager.getByRole('heading', { name: 'Jarrod Mills', level: 1 }));
        await sees(manager.getByRole('link', { name: 'aml-certificate.pdf' }));
        await screenshots(manager, 'certifications-colleague');
        await manager.getByRole('button', { name: 'Approve' }).click();
        const dialog = manager.getByRole('dialog', { name: /^Approve/ });
        expect(await accessibilityFaults(manager)).toEqual([]);
        await dialog.getByRole('button', { name: 'Approve' }).click();
        await sees(manager.getByText('Certification approved.').first());

        await page.reload();
        await sees(page.getByRole('heading', { name: 'Anti-money-laundering essentials' }));
        await gone(alertOf(page));
    });

    it('have types, a list and training that people managers keep', async () => {
        const page = await pageOf(browser, 'pauline.drummond', { at: '/users/certification-type/list' });
        await sees(page.getByRole('heading', { name: 'Payments handling' }));
        await screenshots(page, 'certification-types');
        await page.getByRole('button', { name: 'Edit Payments handling' }).click();
        await sees(page.getByRole('dialog').getByText('Roles that need it'));
        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshots(page, 'certification-type-dialog');
        await page.getByRole('button', { name: 'Cancel' }).click();

        await page.goto(new URL('/users/certifications', page.url()).href);
        await sees(page.locator('tbody [data-row]').first());
        await screenshots(page, 'certifications');
        await page.goto(new URL('/users/training', page.url()).href);
        await screenshots(page, 'training');
        await page.locator('tbody [data-row]').filter({ hasText: 'RSG refresher' }).first().click();
        await sees(page.getByRole('button', { name: 'Record result of Tom Vance' }));
        await screenshots(page, 'training-session');
        await page.getByRole('button', { name: 'Record result of Tom Vance' }).click();
        await page.getByRole('dialog').getByLabel('Score', { exact: false }).fill('90');
        await page.getByRole('dialog').getByRole('button', { name: 'Record result' }).click();
        await sees(page.getByText('Result recorded.').first());
    });
});
