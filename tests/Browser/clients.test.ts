import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { Intake, newClient } from './support/intake';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';

const browser = openBrowser();

const rows = (page: Page) => page.locator('tbody [data-row]');
const column = async (page: Page, name: string): Promise<string[]> => {
    const headers = await page.getByRole('columnheader').allTextContents();
    const place = headers.findIndex((header) => header.trim() === name);

    return page.locator(`tbody [data-row] td:nth-child(${place + 1})`).allTextContents();
};

async function clientList(name: string): Promise<Page> {
    const page = await pageOf(browser, name);
    await page.goto('/clients');
    await sees(rows(page).first());

    return page;
}

/** A client of this test alone, opened for editing. */
async function openClient(page: Page, id: unknown): Promise<void> {
    await page.goto(`/clients/${id}/edit`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await sees(page.getByRole('button', { name: 'Save client' }));
}

async function createClient(firstName: string, lastName: string, more: Record<string, string> = {}): Promise<unknown> {
    const { status, body } = await (await Intake.open()).post('clients', {
        ...newClient(firstName, lastName),
        ...more,
    });
    expect(status).toBe(201);

    return (body.data as { id: number } | undefined)?.id ?? body.id;
}

it('keeps filters in the address, and shows only what they let through', async () => {
    const page = await clientList('yuki.tanaka');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'More filters' });
    await editor.getByRole('button', { name: 'State', exact: true }).click();
    await editor.getByRole('checkbox', { name: 'VIC' }).check();
    await editor.getByRole('button', { name: 'Apply' }).click();
    await eventually(() => addressOf(page)).toBe('/clients?state=VIC');
    await eventually(async () => [...new Set(await column(page, 'State'))]).toEqual(['VIC']);

    await page.getByRole('button', { name: 'Status', exact: true }).first().click();
    await page
        .getByRole('dialog', { name: 'Status filter' })
        .getByRole('checkbox', { name: 'Active', exact: true })
        .check();
    await page.keyboard.press('Enter');
    await eventually(() => addressOf(page)).toBe('/clients?state=VIC&status=active');
    await eventually(async () => [...new Set(await column(page, 'Status'))]).toEqual(['Active']);

    await page.reload();
    await sees(page.getByRole('button', { name: 'State: VIC' }));
    await page.getByRole('button', { name: 'Clear all' }).click();
    await eventually(() => addressOf(page)).toBe('/clients');
});

it('sorts by a column, pages forward and back, and goes back with the browser', async () => {
    const page = await clientList('yuki.tanaka');
    await page.getByRole('button', { name: 'PIN' }).click();
    await eventually(() => addressOf(page)).toBe('/clients?sort=pin');
    await sees(page.locator('th[aria-sort="ascending"]', { hasText: 'PIN' }));
    const first = await column(page, 'PIN');
    expect(first).toEqual(first.toSorted());

    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => addressOf(page)).toContain('cursor=');
    const second = await column(page, 'PIN');
    expect(String(second[0]) > String(first.at(-1))).toBe(true);

    await page.getByRole('button', { name: 'Previous' }).click();
    await eventually(() => column(page, 'PIN')).toEqual(first);
    await page.goBack();
    await eventually(() => column(page, 'PIN')).toEqual(second);
});

it('finds clients while one types, and says so when there are none', async () => {
    const page = await clientList('yuki.tanaka');
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('zzyzx');
    await sees(page.getByText(/No clients (fit|match)/i));
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('');
    await sees(rows(page).first());
});

it('finds a client by the end of a phone number, and everybody who fits from the palette', async () => {
    const ending = String(randomInt(100_000, 1_000_000));
    await createClient('Wren', 'Bandicoot', { mobile: `0488${ending}` });
    const page = await pageOf(browser, 'tom.vance');
    const search = page.getByRole('searchbox', { name: 'Profile search' });
    await search.fill(ending);
    await search.press('Enter');
    await sees(page.getByRole('list', { name: 'Found clients' }).getByText('Wren Bandicoot'));

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, clients and actions' }).fill('m -closed');
    await page.getByRole('option', { name: 'Search everything for “m -closed”' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/full-search?search=m%20-closed');
    const found = page.getByRole('list', { name: 'Found Clients' });
    await sees(found.getByRole('listitem').first(), page.getByRole('list', { name: 'Found Leads' }));
    expect(await found.getByText('Closed', { exact: true }).count()).toBe(0);
});

it('saves a change, writes it into the history, and refuses what is wrong', async () => {
    const id = await createClient('Talia', 'Kookaburra');
    const page = await pageOf(browser, 'tom.vance');
    await openClient(page, id);

    await page.getByLabel('Mobile').fill('12');
    await page.getByRole('button', { name: 'Save client' }).click();
    await sees(page.getByText('There is one form error.'));

    await page.getByLabel('Mobile').fill('0491 570 156');
    await page.getByLabel('Suburb').fill('Ballarat');
    await page.getByRole('button', { name: 'Save client' }).click();
    await sees(page.getByRole('status').filter({ hasText: 'Talia Kookaburra saved.' }).first());
    await sees(
        page.getByRole('definition').filter({ hasText: '0491 570 156' }),
        page.getByText('by Tom Vance').first(),
    );
});

it('lets the second of two people choose, field by field, what shall stand', async () => {
    const id = await createClient('Arlo', 'Cassowary');
    const [tom, siobhan] = [await pageOf(browser, 'tom.vance'), await pageOf(browser, 'siobhan.keane')];
    await Promise.all([openClient(tom, id), openClient(siobhan, id)]);

    await tom.getByLabel('Preferred name').fill('Ari');
    await tom.getByRole('button', { name: 'Save client' }).click();
    await sees(tom.getByRole('status').filter({ hasText: 'saved.' }).first());

    await siobhan.getByLabel('Preferred name').fill('Arlie');
    await siobhan.getByLabel('Suburb').fill('Cairns');
    await siobhan.getByRole('button', { name: 'Save client' }).click();
    await sees(siobhan.getByText('Somebody else changed this client while you were editing'));
    expect(await siobhan.getByRole('listitem').filter({ hasText: 'Yours' }).textContent()).toMatch(/Arlie.*Ari.*—/);
    await siobhan.getByRole('button', { name: 'Take theirs' }).click();
    await siobhan.getByRole('button', { name: 'Save client' }).click();
    await sees(siobhan.getByRole('status').filter({ hasText: 'saved.' }).first());

    await siobhan.reload();
    await sees(
        siobhan.getByRole('definition').filter({ hasText: /^Ari$/ }),
        siobhan.getByRole('definition').filter({ hasText: 'Cairns' }),
    );
});

it('reviews a rating from the client’s head', async () => {
    const id = await createClient('Sefton', 'Platypus');
    const page = await pageOf(browser, 'yuki.tanaka');
    await page.goto(`/clients/${id}/edit`);
    await page.getByRole('button', { name: /^Rating: Not rated/ }).click();
    const choice = page.getByRole('menuitem').nth(2);
    const label = ((await choice.textContent()) ?? '').trim();
    await choice.click();

    await sees(page.getByText(/^Sefton Platypus is rated/).first());
    await gone(page.getByRole('button', { name: /^Rating: Not rated/ }));
    await sees(page.getByRole('button', { name: /^Rating: .+\. Change it/ }));
    expect(label).not.toBe('');
});

it('exports the filtered clients as CSV, for a reason', async () => {
    const page = await clientList('dana.whitford');
    await page.goto('/clients?state=TAS');
    await sees(page.getByRole('button', { name: 'State: TAS' }));
    await page.getByRole('button', { name: 'Export' }).click();
    const question = page.getByRole('dialog', { name: 'Export clients as CSV' });
    await question.getByRole('button', { name: 'Export CSV' }).click();
    await sees(question.getByText('Write a reason to go on.'));

    const shown = await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('a')?.textContent?.trim()));
    await question.getByLabel('Reason').fill('Quarterly report to the regulator');
    await question.getByRole('button', { name: 'Export CSV' }).click();
    await eventually(() => addressOf(page)).toBe('/reports/clients/exports');
    // Written in the background: the page looks again until it is there.
    const newest = rows(page).first();
    await sees(newest.getByText('Quarterly report to the regulator'));
    const [download] = await Promise.all([
        page.waitForEvent('download'),
        newest.getByRole('link', { name: /^Download/ }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    expect(lines[0]).toMatch(/^Name,PIN,Company,Account manager,State,Status,BetStop,/);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(shown);
    expect(lines.slice(1).every((line) => line.includes('TAS'))).toBe(true);
});

it('gives selected clients a manager, says who was left out, and takes it back', async () => {
    const page = await clientList('siobhan.keane');
    await page.goto('/clients?account_manager=unassigned');
    await sees(rows(page).first());
    const first = rows(page).first();
    const name = (await first.getByRole('link').first().textContent())?.trim() ?? '';
    await first.getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Assign manager' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign a manager' });
    await dialog.getByRole('combobox').fill('Tom');
    await page.getByRole('option', { name: 'Tom Vance' }).click();
    await dialog.getByRole('button', { name: 'Assign manager' }).click();
    await gone(dialog);
    const news = page.getByRole('status').filter({ hasText: 'Manager: Tom Vance' });
    await sees(news.getByText('1 client changed.'));
    await eventually(() => rows(page).filter({ hasText: name }).count()).toBe(0);

    await news.getByRole('button', { name: 'Undo' }).click();
    await sees(page.getByText('Taken back. What others have changed since stays.'));
    await page.reload();
    await sees(rows(page).filter({ hasText: name }).first());
});

it('says whom a change of all that match is about before anybody is changed', async () => {
    const page = await clientList('siobhan.keane');
    await page.goto('/clients?status=active');
    await sees(rows(page).first());
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    const bar = page.getByRole('toolbar', { name: 'Selected rows' });
    await bar.getByRole('button', { name: /^Select all .+ matching$/ }).click();
    const chosen = (await bar.getByRole('status').textContent())?.match(/[\d,]+/)?.[0] ?? 'none';
    await bar.getByRole('button', { name: 'Add note' }).click();

    const dialog = page.getByRole('dialog', { name: 'Add a note' });
    await sees(dialog.getByText(`${chosen} clients`));
    await sees(dialog.getByRole('listitem').filter({ hasText: 'Status: Active' }));
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await gone(dialog);
});

it('offers the export to nobody whose role does not include it', async () => {
    const page = await clientList('yuki.tanaka');
    expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
});
