import type { Locator, Page } from 'playwright-core';
import { rowsOf } from './database';
import { sendAs } from './requests';
import { eventually, sees } from './wait';

export type Group = 'Risk checks' | 'RSG' | 'Social media reviews' | 'Messages';

const COUNTERS: Record<Group, readonly string[]> = {
    'Risk checks': ['unreadNewAccountChecksCount', 'unreadWithdrawalsCount', 'unreadDepositsCount'],
    RSG: ['rsgNotificationCount', 'formSubmissionCount', 'socialMediaReviewsNotificationsCount'],
    'Social media reviews': ['socialMediaReviewsNotificationsCount'],
    Messages: ['unreadMessagesCount'],
};
const GROUPS = Object.keys(COUNTERS) as Group[];
// A badge shows "99+" at most.
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

/** @returns the number on the group's badge */
export async function shownCount(page: Page, group: Group): Promise<number> {
    return Number(/\d+/.exec((await button(page, group).textContent()) ?? '')?.[0] ?? 0);
}

/** @returns the server's count of unread notifications in the group */
export async function countOnServer(page: Page, group: Group): Promise<number> {
    const counters = await page.evaluate(async (): Promise<Record<string, number>> => {
        const answer = await fetch('/notifications/recent', { headers: { Accept: 'application/json' } });
        return (await answer.json()).counters;
    });

    return COUNTERS[group].reduce((sum, name) => sum + Number(counters[name]), 0);
}

const DELIVERY_MS = 60_000;

/** Waits until all events of earlier tests are delivered, so that none arrives in this test. */
export async function nothingIsPending(): Promise<void> {
    const pending = "select count(*) as pending from outbox where delivered_at is null and topic <> 'demo'";
    await eventually(() => rowsOf(pending), DELIVERY_MS).toEqual([{ pending: 0 }]);
}

/** Marks everything as read, so that a test can count from zero. Works before the page loads. */
export async function readEverything(page: Page): Promise<void> {
    await nothingIsPending();
    const status = await sendAs(page, 'POST', '/notifications/mark-all-as-read', {}, { Accept: 'application/json' });
    if (status !== 204 && status !== 200) {
        throw new Error(`Marking all as read was answered with ${status}.`);
    }
}

/** Waits until the page's count equals the server's. */
export async function countersAgree(page: Page, group: Group = 'Risk checks', timeout?: number): Promise<void> {
    await eventually(
        async () => (await shownCount(page, group)) - Math.min(await countOnServer(page, group), MOST_SHOWN),
        timeout,
    ).toBe(0);
}

/** The same for every group that the user has. */
export async function allCountersAgree(page: Page, timeout?: number): Promise<void> {
    for (const group of GROUPS) {
        if ((await button(page, group).count()) > 0) {
            await countersAgree(page, group, timeout);
        }
    }
}

/** Reloads the page and waits until it has subscribed to the channel. */
export async function listenTo(page: Page, channel: string): Promise<void> {
    const url = page.url();
    // Leave first, or the old page's connection would be mistaken for the new one.
    await page.goto('about:blank');
    const subscribed = subscribes(page, channel);
    await page.goto(url);
    await subscribed;
}

/** Waits until the next load of the page has subscribed to the channel. */
export async function subscribes(page: Page, channel: string): Promise<void> {
    const socket = await page.waitForEvent('websocket');
    await socket.waitForEvent('framereceived', {
        predicate: ({ payload }) =>
            String(payload).includes('subscription_succeeded') && String(payload).includes(channel),
    });
}

/** The Pusher client's longest pause between two attempts to connect. */
const RETRY_MS = 15_000;

/** Advances the page's installed clock to the next attempt to connect until one succeeds. */
export async function reconnects(page: Page): Promise<void> {
    const banner = page.getByRole('status').filter({ hasText: 'Reconnecting' });
    await eventually(async () => {
        await page.clock.fastForward(RETRY_MS);

        return banner.waitFor({ state: 'hidden', timeout: 5_000 }).then(
            () => true,
            () => false,
        );
    }, 60_000).toBe(true);
}

/** @returns all WebSocket frames that the page receives from its next load on */
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

/** Marks the loaded page, so that a test notices a reload. */
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
