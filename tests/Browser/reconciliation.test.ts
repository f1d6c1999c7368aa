import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();
const WHO = 'maya.okonkwo';

it('compares a day with the bank, closes it with a note and reopens it', async () => {
    const [open] = await rowsOf(`select date(value_at, '+11 hours') as day from bank_lines
        where date(value_at, '+11 hours') < date('now', '+11 hours')
        and not exists (select 1 from reconciliations r where r.day = date(value_at, '+11 hours')) group by 1 order by 1 desc limit 1`);
    const note = `Compared with the statement, ${newName()}`;
    const page = await pageOf(browser, WHO, { at: `/deposits/reconciliation?day=${open?.day}` });

    await sees(page.getByText(/lines?, the same as In/));
    await page.getByRole('button', { name: 'Close day' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill(note);
    await dialog.getByRole('button', { name: 'Close day' }).click();
    await sees(page.getByText(/^Closed by /));
    await sees(page.getByText(new RegExp(`at the bank, .* · ${note}`)));
    expect(await accessibilityFaults(page)).toEqual([]);
    await screenshot(page, 'reconciliation-closed');
    expect(await rowsOf(`select day, is_standing from reconciliations where note = '${note}'`)).toEqual([
        { day: open?.day, is_standing: 1 },
    ]);

    await page.getByRole('button', { name: 'Reopen day' }).click();
    await dialog.getByLabel('Reason').fill('A line came late');
    await dialog.getByRole('button', { name: 'Reopen day' }).click();
    await sees(page.getByText(/^Reopened by /));
    await sees(page.getByRole('button', { name: 'Close day' }));
});

it('stops and restarts automatic matching', async () => {
    const page = await pageOf(browser, WHO, { at: '/deposits/matching' });
    const all = page.getByRole('switch', { name: 'Automatic matching', exact: true });

    await sees(page.getByRole('row', { name: /PIN \+ Full name/ }).first());
    // An earlier attempt may have left it off.
    if (!(await all.isChecked())) {
        await all.click();
        await eventually(() => all.isChecked()).toBe(true);
    }
    await all.click();
    await sees(page.getByText(/^Stopped by Maya Okonkwo on/));
    await all.click();
    await sees(page.getByText('Proven rules match deposits automatically.'));
    expect(await accessibilityFaults(page)).toEqual([]);
});
