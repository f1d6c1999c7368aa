import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { Intake, newClient } from './support/intake';
import { overflowOf } from './support/layout';
import { screenshot, screenshotOfAll } from './support/screens';
import { pageOf } from './support/sign-in';
import { holdVisits } from './support/visits';
import { addressOf, eventually, focused, gone, sees } from './support/wait';

const browser = openBrowser();
/** An account manager, who messages clients and edits clients of their own team. */
const WHO = 'tom.vance';

const tabs = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ });
const headOf = (page: Page) => page.getByRole('heading', { level: 1 });

async function createClient(firstName: string, lastName: string): Promise<unknown> {
    const { status, body } = await (await Intake.open()).post('clients', newClient(firstName, lastName));
    expect(status).toBe(201);

    return (body.data as { id: number } | undefined)?.id ?? body.id;
}

it('keeps the header and the tab bar between pages, and writes a note with one key', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients/1/edit' });
    await sees(page.getByRole('heading', { name: 'Site accounts' }));
    const head = await headOf(page).elementHandle();
    const bar = await tabs(page).elementHandle();

    await tabs(page).getByRole('link', { name: 'Timeline' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/1/timeline');
    await sees(page.getByRole('group', { name: 'Event types' }));
    await tabs(page).getByRole('button', { name: 'Records' }).click();
    await page.getByRole('menuitem', { name: 'Matches' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/1/matches');
    // All tabs fit.
    expect(await tabs(page).evaluate((bar) => bar.scrollWidth <= bar.clientWidth)).toBe(true);

    await page.keyboard.press('n');
    await eventually(() => addressOf(page)).toBe('/clients/1/notes');
    await focused(page.getByRole('textbox', { name: /^New note/ }));

    expect(await headOf(page).evaluate((now, before) => now === before, head)).toBe(true);
    expect(await tabs(page).evaluate((now, before) => now === before, bar)).toBe(true);
});

it('shows a past record and restores an old value', async () => {
    const id = await createClient('Marlo', 'Quokka');
    const page = await pageOf(browser, WHO, { at: `/clients/${id}/edit` });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Suburb').fill('Ballarat');
    await page.getByRole('button', { name: 'Save client' }).click();
    await sees(page.getByRole('status').filter({ hasText: 'saved.' }).first());

    await page.getByRole('button', { name: 'View past record' }).click();
    await page.getByLabel('Show the record at the end of').fill('2020-01-01');
    await page.getByRole('button', { name: 'Show record' }).click();
    await sees(page.getByText('No record on 1 Jan 2020'));
    await page.getByRole('link', { name: 'Back to today' }).click();
    await sees(page.getByRole('button', { name: 'View past record' }));

    await page.goto('/clients/3/edit?as_of=2026-01-10');
    await sees(page.getByText('Record at the end of 10 Jan 2026'), page.getByText('As of today'));
    await gone(page.getByRole('button', { name: /^Edit|Change rating$/ }));
    await tabs(page).getByRole('link', { name: 'Notes' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/3/notes?as_of=2026-01-10');
    await sees(page.getByText('Record at the end of 10 Jan 2026'));
    await gone(page.getByRole('button', { name: 'Add note' }));
    await page.getByRole('link', { name: 'Back to today' }).click();
    await gone(page.getByText('As of today'));

    await page.goto(`/clients/${id}/activity-logs`);
    await page.getByRole('button', { name: /^Restore Suburb/ }).click();
    await page.getByRole('dialog', { name: 'Restore Suburb?' }).getByRole('button', { name: 'Restore' }).click();
    await sees(page.getByText('Suburb restored.').first(), page.getByText('Value restored').first());
    await gone(page.getByRole('dialog'));
});

it('keeps a popover open that was opened while the page reloaded', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients/1/edit' });
    await sees(page.getByRole('heading', { name: 'Site accounts' }));
    const answers = await holdVisits(page, '/clients/1/edit');
    await tabs(page).getByRole('link', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'View past record' }).click();
    const day = page.getByLabel('Show the record at the end of');
    await day.fill('2020-01-01');
    await answers.letGo();
    await sees(page.getByRole('heading', { name: 'Site accounts' }));

    expect(await day.inputValue()).toBe('2020-01-01');
    await page.getByRole('button', { name: 'Show record' }).click();
    await sees(page.getByText('No record on 1 Jan 2020'));
});

it('adds a site account and asks for the username', async () => {
    const id = await createClient('Wren', 'Bilby');
    const page = await pageOf(browser, WHO, { at: `/clients/${id}/edit` });
    await page
        .getByRole('button', { name: /^Add account with/ })
        .first()
        .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption({ label: 'Open' });
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await sees(dialog.getByText('Enter the client’s username on this site.').first());
    await dialog.getByLabel('Username').fill(`wren${id}`);
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await gone(dialog);
    await sees(page.getByText(`wren${id}`).first());
});

it('works on a phone', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients/1/edit', viewport: PHONE, hasTouch: true, isMobile: true });
    await sees(page.getByRole('heading', { name: 'Rating history' }));
    expect(await overflowOf(page)).toBeNull();

    await page.getByRole('button', { name: /^All pages of/ }).tap();
    await page.getByRole('menuitem', { name: 'Timeline' }).tap();
    await sees(page.getByRole('group', { name: 'Event types' }));
    await page.getByRole('button', { name: 'Staff actions' }).tap();
    await eventually(() => addressOf(page)).toBe('/clients/1/timeline?kind=staff');
    await sees(page.getByRole('link', { name: /Rating reviewed|Client created/ }).first());
    expect(await overflowOf(page)).toBeNull();

    await page.goto('/clients/1/activity-logs');
    await sees(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first());
    expect(await overflowOf(page)).toBeNull();
});

const PICTURED = [
    ['details', '/clients/3/edit', 'Change these under RSG.'],
    ['as-of', '/clients/3/edit?as_of=2026-01-10', 'Transfers in transit'],
    ['timeline', '/clients/3/timeline', 'Bet on'],
    ['activity', '/clients/3/activity-logs', 'Client created'],
] as const;

const LOOKS = [
    { size: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
    { size: 'desktop', viewport: DESKTOP, colorScheme: 'dark' },
    { size: 'phone', viewport: PHONE, colorScheme: 'light' },
    { size: 'phone', viewport: PHONE, colorScheme: 'dark' },
] as const;

// Runs only when screenshots are wanted. A skipped test would count as failed.
it.each(process.env.BROWSER_SCREENS === undefined ? [] : LOOKS)(
    'takes screenshots on the $size, $colorScheme',
    async ({ size, viewport, colorScheme }) => {
        const page = await pageOf(browser, WHO, { viewport, colorScheme });
        await page.evaluate((theme) => localStorage.setItem('colour-theme', theme), colorScheme);
        for (const [name, path, sign] of PICTURED) {
            await page.goto(path);
            await sees(page.getByText(sign).first());
            await screenshot(page, `client-${name}-${size}-${colorScheme}`);
            await screenshotOfAll(page, `client-${name}-${size}-${colorScheme}-all`);
        }
    },
);
