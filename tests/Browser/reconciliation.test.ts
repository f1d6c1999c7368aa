import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const WHO = 'maya.okonkwo';

it('compares a day with the bank, closes it with a note and opens it again', async () => {
    const page = await pageOf(browser, WHO, { at: '/deposits/reconciliation' });

    await sees(page.getByText(/lines, the same as In/));
    await page.getByRole('button', { name: 'Close the day' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Compared with the statement');
    await dialog.getByRole('button', { name: 'Close the day' }).click();
    await sees(page.getByText(/^Closed by /));
    await sees(page.getByText(/at the bank, .* · Compared with the statement/));
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshot(page, 'reconciliation-closed');
    expect(await rowsOf("select note, is_standing from reconciliations where note like 'Compared with%'")).toEqual([
        { note: 'Compared with the statement', is_standing: 1 },
    ]);

    await page.getByRole('button', { name: 'Open again' }).click();
    await dialog.getByLabel('Reason').fill('A line came late');
    await dialog.getByRole('button', { name: 'Open again' }).click();
    await sees(page.getByText(/^Opened again by /));
    await sees(page.getByRole('button', { name: 'Close the day' }));
});

it('stops automatic matching and lets it go on', async () => {
    const page = await pageOf(browser, WHO, { at: '/deposits/matching' });
    const all = page.getByRole('switch', { name: 'Automatic matching', exact: true });

    await sees(page.getByRole('row', { name: /PIN \+ Full name/ }).first());
    await all.click();
    await sees(page.getByText(/^Stopped by Maya Okonkwo on/));
    await all.click();
    await sees(page.getByText('Deposits are matched without anybody looking by the rules that are proved below.'));
    expect(await accessibilityFaults(page)).toEqual([]);
});
