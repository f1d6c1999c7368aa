import { appendFile, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { overflowOf } from './support/layout';
import { screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const OFFICER = 'rosie.callaghan';

it('builds an evidence pack that can be verified after the download', { timeout: 240_000 }, async () => {
    const [found] = await rowsOf('select id from exclusion_cases order by id limit 1');
    const page = await pageOf(browser, OFFICER, { at: `/rsg/exclusions/${found?.id}` });
    await page.getByRole('button', { name: 'Request evidence pack' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request evidence pack' });
    await dialog.getByRole('button', { name: 'Request evidence pack' }).click();
    await sees(dialog.getByText('Enter a reason for this evidence pack.').first());
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshots(page, 'evidence-dialog');

    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Complaint C-118 to the regulator');
    await dialog.getByRole('button', { name: 'Request evidence pack' }).click();
    await sees(page.getByText('Evidence pack requested.').first());
    const pack = page.getByRole('listitem').filter({ hasText: 'Complaint C-118 to the regulator' });
    const link = pack.getByRole('link', { name: /^Download evidence pack/ });
    // A worker of the product builds it, and the page reloads its progress.
    await link.waitFor({ timeout: 60_000 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshots(page, 'evidence-pack');
    await page.setViewportSize(PHONE);
    expect(await overflowOf(page)).toBeNull();
    await page.setViewportSize(DESKTOP);

    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^evidence-\d+-\d{4}-\d\d-\d\d\.zip$/);
    const path = await download.path();
    expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK');
    expect(await artisan('evidence:verify', path)).toContain('The evidence pack is unchanged.');

    await appendFile(path, 'one more line');
    await expect(artisan('evidence:verify', path)).rejects.toThrow(/not as Paddock wrote it/);
});

it('shows the protection check of a message', { timeout: 120_000 }, async () => {
    const [found] = await rowsOf(
        `select client_id as id from conversations join clients on clients.id = client_id
        where clients.status = 'active' and is_barred = 0 and betstop_state = 'clear' and sms_opted_out_at is null and clients.deleted_at is null order by client_id limit 1`,
    );
    const page = await pageOf(browser, OFFICER, { at: `/clients/${found?.id}/messages` });
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Your documents arrived.');
    await page.getByRole('button', { name: 'Send SMS' }).click();
    await sees(page.getByRole('article').filter({ hasText: 'Your documents arrived.' }));

    await page
        .getByRole('button', { name: /^Protection checks of the message/ })
        .last()
        .click();

    const checks = page.getByRole('dialog', { name: /^Protection checks/ });
    await sees(
        checks.getByText(/^Allowed by the protection check of \d\d:\d\d$/).first(),
        checks.getByRole('link', { name: 'All checks of the client' }).first(),
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshots(page, 'message-receipts');
});
