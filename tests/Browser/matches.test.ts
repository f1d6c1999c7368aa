import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { Intake, newClient } from './support/intake';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';
import { newMobile, newSurname } from './support/work';

const browser = openBrowser();
const WHO = 'omar.haddad';

/** Creates one person twice, with two spellings of the first name, and waits until the pair is suggested. */
async function aPair(): Promise<{ left: number; right: number; pins: string[]; names: string[] }> {
    const intake = await Intake.open();
    const [surname, mobile] = [newSurname(), newMobile()];
    const person = newClient('Katherine', surname);
    await intake.accept('clients', { ...person, mobile });
    await intake.accept('clients', { ...person, mobile, first_name: 'Kathryn' });
    let row: Awaited<ReturnType<typeof rowsOf>>[number] = {};
    await eventually(async () => {
        const rows = await rowsOf(`select m.left_id, m.right_id, l.pin as left_pin, r.pin as right_pin,
            l.first_name as left_name, r.first_name as right_name from matches m
            join clients l on l.id = m.left_id join clients r on r.id = m.right_id
            where m.status = 'suggested' and m.pair = 'client-client' and l.last_name = '${surname}'`);
        row = rows[0] ?? {};

        return rows.length;
    }).toBe(1);

    return {
        left: Number(row.left_id),
        right: Number(row.right_id),
        pins: [String(row.left_pin), String(row.right_pin)],
        names: [String(row.left_name), String(row.right_name)],
    };
}

const firstNameOf = async (id: number) =>
    (await rowsOf(`select first_name from clients where id = ${id}`))[0]?.first_name;

const rowOf = (page: Page, pins: readonly string[]) =>
    pins.reduce((rows, pin) => rows.filter({ hasText: `PIN ${pin}` }), page.locator('[data-row]'));

it('confirms a match, merges the clients field by field, and undoes the merge', async () => {
    const page = await pageOf(browser, WHO);
    const { left, right, pins, names } = await aPair();
    await page.goto('/clients/match-imports?pair=client-client');
    await sees(rowOf(page, pins));
    await screenshot(page, 'match-imports');
    expect(await accessibilityFaults(page)).toEqual([]);

    await rowOf(page, pins).focus();
    await page.keyboard.press('c');
    await sees(page.getByText('One match confirmed.').first());
    await page.getByRole('link', { name: 'Confirmed' }).click();
    await rowOf(page, pins)
        .getByRole('button', { name: /^Merge/ })
        .click();
    const dialog = page.getByRole('dialog', { name: 'Merge two clients' });
    await dialog
        .getByRole('radio', { name: new RegExp(`PIN ${pins[0]}$`) })
        .first()
        .check();
    await dialog.getByRole('group').filter({ hasText: 'First name' }).getByRole('radio').last().check();
    await screenshot(page, 'merge-dialog');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Reason').fill('The same licence twice');
    await dialog.getByRole('button', { name: 'Merge clients' }).click();
    await sees(page.getByText(/^Merged\./).first());

    expect(await firstNameOf(left)).toBe(names[1]);

    // The old URL redirects to the kept record.
    await page.goto(`/clients/${right}/matches`);
    await page.waitForURL(`**/clients/${left}/matches`);
    await sees(page.getByText(/was merged into/).first(), page.getByText('“The same licence twice”'));
    await screenshot(page, 'client-matches');
    expect(await accessibilityFaults(page)).toEqual([]);

    await page
        .getByRole('button', { name: /^Undo the merge of/ })
        .first()
        .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
    await sees(page.getByText(/Merge undone/).first(), page.getByText(/Undone by/).first());
    expect(await firstNameOf(left)).toBe(names[0]);
    await page.goto(`/clients/${right}/matches`);
    await sees(page.getByText(`PIN ${pins[1]}`).first());
    expect(await page.evaluate(() => location.pathname)).toBe(`/clients/${right}/matches`);
});
