import type { Page } from 'playwright-core';
import { beforeAll, it } from 'vitest';
import { openBrowser } from './support/browser';
import { Intake } from './support/intake';
import { allCountersAgree, readEverything, shownCount } from './support/notifications';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, sees } from './support/wait';
import { aDeposit, aMessage, aWithdrawal } from './support/work';

const browser = openBrowser();
const WHO = 'hugo.lindgren';
const DAY_MS = 86_400_000;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

const rows = (page: Page) => page.locator('tbody [data-row]');
const unread = (page: Page) => Promise.all([shownCount(page, 'Risk checks'), shownCount(page, 'Messages')]);
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Opens the editor of an unset filter. */
async function filter(page: Page, label: string) {
    await page.getByRole('button', { name: label, exact: true }).first().click();

    return page.getByRole('dialog', { name: `${label} filter` });
}

async function chooseDays(page: Page, from: string, until: string): Promise<void> {
    const editor = await filter(page, 'Date');
    await editor.getByLabel('From').fill(from);
    await editor.getByLabel('Until').fill(until);
    await page.keyboard.press('Escape');
    await eventually(() => addressOf(page)).toContain(`from=${from}`);
}

it('filters the list by state, type and date and marks only the filtered rows as read', async () => {
    const page = await pageOf(browser, WHO);
    await readEverything(page);
    const deposits = [await aDeposit(intake), await aDeposit(intake)];
    const others = [await aWithdrawal(intake), await aMessage(intake)];
    await eventually(() => unread(page)).toEqual([3, 1]);

    await page.goto('/notifications');
    await (await filter(page, 'Status')).getByText('Unread', { exact: true }).click();
    await eventually(() => addressOf(page)).toBe('/notifications?state=unread');
    await eventually(() => rows(page).count()).toBe(4);
    await sees(...[...deposits, ...others].map((words) => rows(page).filter({ hasText: words })));

    const types = await filter(page, 'Type');
    await types.getByRole('checkbox', { name: 'Deposit', exact: true }).check();
    await page.keyboard.press('Escape');
    await eventually(() => rows(page).count()).toBe(2);
    await sees(...deposits.map((words) => rows(page).filter({ hasText: words })));

    await chooseDays(page, dayFromNow(-9), dayFromNow(-2));
    await eventually(() => rows(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear Date filter' }).click();
    await eventually(() => rows(page).count()).toBe(2);
    await chooseDays(page, dayFromNow(-1), dayFromNow(1));
    await eventually(() => rows(page).count()).toBe(2);

    await page.getByRole('button', { name: 'Mark filtered as read' }).click();
    await eventually(() => rows(page).count()).toBe(0);
    await eventually(() => unread(page)).toEqual([1, 1]);
    await allCountersAgree(page);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await eventually(() => addressOf(page)).toBe('/notifications');
    await sees(...deposits.map((words) => rows(page).filter({ hasText: words }).getByText('Read', { exact: true })));
    await sees(...others.map((words) => rows(page).filter({ hasText: words }).getByText('Unread', { exact: true })));

    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await eventually(() => unread(page)).toEqual([0, 0]);
});
