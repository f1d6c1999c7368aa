import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { Intake, newClient } from './support/intake';
import { overflowOf } from './support/layout';
import { screenshot, screenshotOfAll } from './support/screens';
import { pageOf } from './support/sign-in';
import { holdVisits } from './support/visits';
import { addressOf, eventually, gone, sees } from './support/wait';

const browser = openBrowser();
/** An account manager, who writes to clients and edits those of the own team. */
const WHO = 'tom.vance';

const tabs = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ });
const headOf = (page: Page) => page.getByRole('heading', { level: 1 });

async function createClient(firstName: string, lastName: string): Promise<unknown> {
    const { status, body } = await (await Intake.open()).post('clients', newClient(firstName, lastName));
    expect(status).toBe(201);

    return (body.data as { id: number } | undefined)?.id ?? body.id;
}

it('keeps the head and the tab bar, with its scroll, from page to page', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients/1/edit' });
    await sees(page.getByRole('heading', { name: 'Site accounts' }));
    const head = await headOf(page).elementHandle();
    const bar = await tabs(page).elementHandle();

    await tabs(page).getByRole('link', { name: 'Timeline' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/1/timeline');
    await sees(page.getByRole('group', { name: 'Kinds of events' }));
    // What is at the far end is scrolled to; what can be seen already moves nothing.
    await page.getByRole('button', { name: /^All pages of/ }).click();
    await page.getByRole('menuitem', { name: 'Activity logs' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/1/activity-logs');
    const current = tabs(page).locator('[aria-current="page"]');
    await eventually(() => current.evaluate((tab) => tab.getBoundingClientRect().right < window.innerWidth)).toBe(true);
    const scroll = await tabs(page).evaluate((element) => element.scrollLeft);
    await tabs(page).getByRole('link', { name: 'Matches' }).click();
    await eventually(() => addressOf(page)).toBe('/clients/1/matches');

    expect(await tabs(page).evaluate((element) => element.scrollLeft)).toBe(scroll);
    expect(await headOf(page).evaluate((now, before) => now === before, head)).toBe(true);
    expect(await tabs(page).evaluate((now, before) => now === before, bar)).toBe(true);
});

it('looks back at a former day, and puts a former value back', async () => {
    const id = await createClient('Marlo', 'Quokka');
    const page = await pageOf(browser, WHO, { at: `/clients/${id}/edit` });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Suburb').fill('Ballarat');
    await page.getByRole('button', { name: 'Save client' }).click();
    await sees(page.getByRole('status').filter({ hasText: 'saved.' }).first());

    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByLabel('The record as it stood at the end of').fill('2020-01-01');
    await page.getByRole('button', { name: 'Show that day' }).click();
    await sees(page.getByText('No record on 1 Jan 2020'));
    await page.getByRole('link', { name: 'Back to today' }).click();
    await sees(page.getByRole('button', { name: 'Look back' }));

    await page.goto('/clients/3/edit?as_of=2026-01-10');
    await sees(page.getByText('What the balances were is not kept.'), page.getByText('As of today'));
    await gone(page.getByRole('button', { name: /^Edit|Change it$/ }));
    await tabs(page).getByRole('link', { name: 'Timeline' }).click();
    await gone(page.getByText('As of today'));

    await page.goto(`/clients/${id}/activity-logs`);
    await page.getByRole('button', { name: /^Put back Suburb/ }).click();
    await page.getByRole('dialog', { name: 'Put Suburb back' }).getByRole('button', { name: 'Put back' }).click();
    await sees(page.getByText('Suburb is as it was before.').first(), page.getByText('Former value put back').first());
    await gone(page.getByRole('dialog'));
});

it('leaves a panel open that somebody opened while the page was fetched anew', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients/1/edit' });
    await sees(page.getByRole('heading', { name: 'Site accounts' }));
    const answers = await holdVisits(page, '/clients/1/edit');
    await tabs(page).getByRole('link', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Look back' }).click();
    const day = page.getByLabel('The record as it stood at the end of');
    await day.fill('2020-01-01');
    await answers.letGo();
    await sees(page.getByRole('heading', { name: 'Site accounts' }));

    expect(await day.inputValue()).toBe('2020-01-01');
    await page.getByRole('button', { name: 'Show that day' }).click();
    await sees(page.getByText('No record on 1 Jan 2020'));
});

it('enters a site account, and says whose a username is', async () => {
    const id = await createClient('Wren', 'Bilby');
    const page = await pageOf(browser, WHO, { at: `/clients/${id}/edit` });
    await page
        .getByRole('button', { name: /^Add account with/ })
        .first()
        .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Status').selectOption({ label: 'Open' });
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await sees(dialog.getByText('Enter the username that the client has on this site.').first());
    await dialog.getByLabel('Username').fill(`wren${id}`);
    await dialog.getByRole('button', { name: 'Save account' }).click();
    await gone(dialog);
    await sees(page.getByText(`wren${id}`).first());
});

it('is of use on a phone', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients/1/edit', viewport: PHONE, hasTouch: true, isMobile: true });
    await sees(page.getByRole('heading', { name: 'Rating history' }));
    expect(await overflowOf(page)).toBeNull();

    await page.getByRole('button', { name: /^All pages of/ }).tap();
    await page.getByRole('menuitem', { name: 'Timeline' }).tap();
    await sees(page.getByRole('group', { name: 'Kinds of events' }));
    await page.getByRole('button', { name: 'Staff actions' }).tap();
    await eventually(() => addressOf(page)).toBe('/clients/1/timeline?kind=staff');
    await sees(page.getByRole('link', { name: /Rating reviewed|Client created/ }).first());
    expect(await overflowOf(page)).toBeNull();

    await page.goto('/clients/1/activity-logs');
    await sees(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first());
    expect(await overflowOf(page)).toBeNull();
});

const PICTURED = [
    ['details', '/clients/3/edit', 'No edit of the record lifts these'],
    ['as-of', '/clients/3/edit?as_of=2026-01-10', 'What the balances were is not kept.'],
    ['timeline', '/clients/3/timeline', 'Bet on'],
    ['activity', '/clients/3/activity-logs', 'Client created'],
] as const;

const LOOKS = [
    { size: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
    { size: 'desktop', viewport: DESKTOP, colorScheme: 'dark' },
    { size: 'phone', viewport: PHONE, colorScheme: 'light' },
    { size: 'phone', viewport: PHONE, colorScheme: 'dark' },
] as const;

// For whoever wants the pictures; a test that is left out would count as one that failed.
it.each(process.env.BROWSER_SCREENS === undefined ? [] : LOOKS)(
    'is pictured on the $size, $colorScheme',
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
