import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { Intake, newClient } from './support/intake';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';
import { newMobile, newSurname } from './support/work';

const browser = openBrowser();

const rows = (page: Page) => page.locator('tbody [data-row]');
const column = async (page: Page, name: string): Promise<string[]> => {
    const headers = await page.getByRole('columnheader').allTextContents();
    const place = headers.findIndex((header) => header.trim() === name);

    return page.locator(`tbody [data-row] td:nth-child(${place + 1})`).allTextContents();
};

async function clientList(name: string, query = ''): Promise<Page> {
    const page = await pageOf(browser, name, { at: `/clients${query}` });
    await sees(rows(page).first());

    return page;
}

/** Opens a client that only this test uses for editing. */
async function openClient(name: string, id: unknown): Promise<Page> {
    const page = await pageOf(browser, name, { at: `/clients/${id}/edit` });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await sees(page.getByRole('button', { name: 'Save client' }));

    return page;
}

async function createClient(firstName: string, lastName: string, more: Record<string, string> = {}): Promise<unknown> {
    const { status, body } = await (await Intake.open()).post('clients', {
        ...newClient(firstName, lastName),
        ...more,
    });
    expect(status).toBe(201);

    return (body.data as { id: number } | undefined)?.id ?? body.id;
}

it('keeps filters in the URL and applies them', async () => {
    const page = await clientList('yuki.tanaka');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'More filters' });
    await editor.getByRole('button', { name: 'State', exact: true }).click();
    await editor.getByRole('checkbox', { name: 'VIC' }).check();
    await eventually(() => addressOf(page)).toBe('/clients?state=VIC');
    await page.keyboard.press('Escape');
    await gone(editor);
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

it('sorts by a column, pages forward and back, and supports the browser’s back button', async () => {
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

it('finds a client by the last digits of a phone number, and searches everything from the palette', async () => {
    const [surname, mobile] = [newSurname(), newMobile()];
    const ending = mobile.replaceAll(' ', '').slice(-6);
    await createClient('Wren', surname, { mobile });
    const page = await pageOf(browser, 'tom.vance');
    const search = page.getByRole('searchbox', { name: 'Profile search' });
    await search.fill(ending);
    await sees(page.getByRole('option', { name: new RegExp(`Wren ${surname}`) }));
    expect(await accessibilityFaults(page)).toEqual([]);
    await search.press('Enter');
    await eventually(() => addressOf(page)).toMatch(/^\/clients\/\d+\/edit$/);
    await sees(page.getByRole('heading', { level: 1, name: new RegExp(`Wren ${surname}`) }));

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search pages, clients and actions' }).fill('m -closed');
    await page.getByRole('option', { name: 'Search everything for “m -closed”' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/full-search?search=m%20-closed');
    const found = page.getByRole('list', { name: 'Found Clients' });
    await sees(found.getByRole('listitem').first(), page.getByRole('list', { name: 'Found Leads' }));
    expect(await found.getByText('Closed', { exact: true }).count()).toBe(0);
});

it('saves a change with its history, and shows validation errors', async () => {
    const mobile = newMobile();
    const id = await createClient('Talia', 'Kookaburra');
    const page = await openClient('tom.vance', id);

    await page.getByLabel('Mobile').fill('12');
    await page.getByRole('button', { name: 'Save client' }).click();
    await sees(page.getByText('There is one form error.'));

    await page.getByLabel('Mobile').fill(mobile);
    await page.getByLabel('Suburb').fill('Ballarat');
    await page.getByRole('button', { name: 'Save client' }).click();
    await sees(page.getByRole('status').filter({ hasText: 'Talia Kookaburra saved.' }).first());
    await sees(page.getByRole('definition').filter({ hasText: mobile }), page.getByText('by Tom Vance').first());
});

it('lets the second of two editors resolve conflicts field by field', async () => {
    const id = await createClient('Arlo', 'Cassowary');
    const [tom, siobhan] = await Promise.all([openClient('tom.vance', id), openClient('siobhan.keane', id)]);

    await tom.getByLabel('Preferred name').fill('Ari');
    await tom.getByRole('button', { name: 'Save client' }).click();
    await sees(tom.getByRole('status').filter({ hasText: 'saved.' }).first());

    await siobhan.getByLabel('Preferred name').fill('Arlie');
    await siobhan.getByLabel('Suburb').fill('Cairns');
    await siobhan.getByRole('button', { name: 'Save client' }).click();
    await sees(siobhan.getByText('A colleague changed this client while you were editing'));
    expect(await siobhan.getByRole('listitem').filter({ hasText: 'Yours' }).textContent()).toMatch(/Arlie.*Ari.*—/);
    await siobhan.getByRole('button', { name: 'Use theirs' }).click();
    await siobhan.getByRole('button', { name: 'Save client' }).click();
    await sees(siobhan.getByRole('status').filter({ hasText: 'saved.' }).first());

    await siobhan.reload();
    await sees(
        siobhan.getByRole('definition').filter({ hasText: /^Ari$/ }),
        siobhan.getByRole('definition').filter({ hasText: 'Cairns' }),
    );
});

it('reviews a rating from the client header', async () => {
    const id = await createClient('Sefton', 'Platypus');
    const page = await pageOf(browser, 'yuki.tanaka', { at: `/clients/${id}/edit` });
    await page.getByRole('button', { name: /^Rating: Not rated/ }).click();
    const choice = page.getByRole('menuitem').nth(2);
    const label = ((await choice.textContent()) ?? '').trim();
    await choice.click();

    await sees(page.getByText(/^Sefton Platypus is rated/).first());
    await gone(page.getByRole('button', { name: /^Rating: Not rated/ }));
    await sees(page.getByRole('button', { name: /^Rating: .+\. Change rating/ }));
    expect(label).not.toBe('');
});

it('exports the filtered clients as CSV after a reason is entered', async () => {
    const reason = `Quarterly report to the regulator, ${newSurname()}`;
    const page = await clientList('dana.whitford', '?state=TAS');
    await sees(page.getByRole('button', { name: 'State: TAS' }));
    await page.getByRole('button', { name: 'Export' }).click();
    const question = page.getByRole('dialog', { name: 'Export clients as CSV' });
    await question.getByRole('button', { name: 'Export CSV' }).click();
    await sees(question.getByText('Fill in this field.'));

    const shown = await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('a')?.textContent?.trim()));
    await question.getByLabel('Reason').fill(reason);
    await question.getByRole('button', { name: 'Export CSV' }).click();
    await eventually(() => addressOf(page)).toBe('/reports/clients/exports');
    // The export is written in the background. The page reloads until it is ready.
    const newest = rows(page).filter({ hasText: reason });
    await sees(newest);
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

it('assigns a manager to selected clients and undoes it', async () => {
    const surname = newSurname();
    await createClient('Sefton', surname);
    const page = await clientList('siobhan.keane', `?account_manager=unassigned&search=${surname}`);
    const row = rows(page).filter({ hasText: surname });
    await row.getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Assign manager' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign manager' });
    await dialog.getByRole('combobox').fill('Tom');
    await page.getByRole('option', { name: 'Tom Vance' }).click();
    await dialog.getByRole('button', { name: 'Assign manager' }).click();
    await gone(dialog);
    const banner = page.getByRole('status').filter({ hasText: 'Manager: Tom Vance' });
    await sees(banner.getByText('1 client changed.'));
    await gone(row);

    await banner.getByRole('button', { name: 'Undo' }).click();
    await sees(page.getByText('Undone. Later changes by colleagues are kept.'));
    await page.reload();
    await sees(row);
});
