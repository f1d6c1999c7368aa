import type { Locator, Page } from 'playwright-core';
import { eventually, sees } from './wait';

export type Group = 'Risk checks' | 'RSG' | 'Social media reviews' | 'Messages';

const COUNTERS: Record<Group, readonly string[]> = {
    'Risk checks': ['unreadNewAccountChecksCount', 'unreadWithdrawalsCount', 'unreadDepositsCount'],
    RSG: ['rsgNotificationCount', 'formSubmissionCount', 'socialMediaReviewsNotificationsCount'],
    'Social media reviews': ['socialMediaReviewsNotificationsCount'],
    Messages: ['unreadMessagesCount'],
};
const GROUPS = Object.keys(COUNTERS) as Group[];
// A badge says no more than "99+".
const MOST_SHOWN = 99;

const button = (page: Page, group: Group) =>
    page.getByRole('banner').getByRole('button', { name: new RegExp(`^${group}`) });

/** Opens a group of the notification bar. */
export async function openPanel(page: Page, group: Group): Promise<Locator> {
    await button(page, group).click();
    const panel = page.getByRole('dialog', { name: group });
    await sees(panel);

    return panel;
}

export function rowOf(panel: Locator, name: string): Locator {
    return panel.getByRole('listitem').filter({ hasText: name });
}

/** The number in the corner of the group's button. */
export async function shownCount(page: Page, group: Group): Promise<number> {
    return Number(/\d+/.exec((await button(page, group).textContent()) ?? '')?.[0] ?? 0);
}

/** What the server counts as unread in the group. */
export async function countOnServer(page: Page, group: Group): Promise<number> {
    const counters = await page.evaluate(async (): Promise<Record<string, number>> => {
        const answer = await fetch('/notifications/recent', { headers: { Accept: 'application/json' } });
        return (await answer.json()).counters;
    });

    return COUNTERS[group].reduce((sum, name) => sum + Number(counters[name]), 0);
}

/** Leaves the person nothing unread, so that a test can count from none. */
export async function readEverything(page: Page): Promise<void> {
    const status = await page.evaluate(async () => {
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const headers = { Accept: 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) };
        return (await fetch('/notifications/mark-all-as-read', { method: 'POST', headers })).status;
    });
    if (status !== 204 && status !== 200) {
        throw new Error(`Marking all as read was answered with ${status}.`);
    }
}

/** Waits until the page and the server count the same. */
export async function countersAgree(page: Page, group: Group = 'Risk checks', timeout?: number): Promise<void> {
    await eventually(
        async () => (await shownCount(page, group)) - Math.min(await countOnServer(page, group), MOST_SHOWN),
        timeout,
    ).toBe(0);
}

/** The same for every group that the person has. */
export async function allCountersAgree(page: Page, timeout?: number): Promise<void> {
    for (const group of GROUPS) {
        if ((await button(page, group).count()) > 0) {
            await countersAgree(page, group, timeout);
        }
    }
}

/** Loads the page anew and waits until it hears the channel, so that what comes next comes live. */
export async function listenTo(page: Page, channel: string): Promise<void> {
    const url = page.url();
    // Away first: the connection of the page as it was would be taken for the new one.
    await page.goto('about:blank');
    const socket = page.waitForEvent('websocket');
    await page.goto(url);
    await (await socket).waitForEvent('framereceived', {
        predicate: ({ payload }) =>
            String(payload).includes('subscription_succeeded') && String(payload).includes(channel),
    });
}

/** Whatever the page hears from the realtime server from its next load on, as it came. */
export function framesOf(page: Page): string[] {
    const frames: string[] = [];
    page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => void frames.push(String(payload)));
    });

    return frames;
}

declare global {
    interface Window {
        isFirstLoad?: boolean;
    }
}

/** Marks the loaded page, so that a reload would be noticed. */
export async function markLoad(...pages: Page[]): Promise<void> {
    await Promise.all(
        pages.map((page) =>
            page.evaluate(() => {
                window.isFirstLoad = true;
            }),
        ),
    );
}

export async function wasNotReloaded(...pages: Page[]): Promise<boolean> {
    const marks = await Promise.all(pages.map((page) => page.evaluate(() => window.isFirstLoad === true)));

    return marks.every(Boolean);
}
