import type { Page } from 'playwright-core';
import type { TestBrowser } from './browser';
import {
    countersAgree,
    framesOf,
    type Group,
    markLoad,
    openPanel,
    readEverything,
    rowOf,
    shownCount,
    subscribes,
} from './notifications';
import { type PersonOptions, pageOf } from './sign-in';
import { eventually, gone, sees } from './wait';

/** A colleague with nothing unread who subscribes to one channel. */
interface Seat {
    name: string;
    group: Group;
    channel: string;
}

export interface Watcher {
    page: Page;
    group: Group;
    /** The WebSocket frames received. */
    frames: string[];
}

export function watchers(browser: TestBrowser, ...seats: Seat[]): Promise<Watcher[]> {
    return Promise.all(
        seats.map(async ({ name, group, channel }) => {
            let frames: string[] = [];
            const page = await listener(browser, name, channel, {
                prepare: async (unloaded) => {
                    await readEverything(unloaded);
                    frames = framesOf(unloaded);
                },
            });

            return { page, group, frames };
        }),
    );
}

/** Opens a colleague's page and waits until it has subscribed to the channel. */
export async function listener(
    browser: TestBrowser,
    name: string,
    channel: string,
    { prepare, ...options }: PersonOptions = {},
): Promise<Page> {
    let subscribed = Promise.resolve();
    const page = await pageOf(browser, name, {
        ...options,
        prepare: async (unloaded) => {
            await prepare?.(unloaded);
            subscribed = subscribes(unloaded, channel);
            // A failed load reports its own error first.
            subscribed.catch(() => undefined);
        },
    });
    await subscribed;
    await markLoad(page);

    return page;
}

/** Two colleagues who watch the same group. */
export async function twoWatchers(
    browser: TestBrowser,
    one: string,
    other: string,
    seat: Omit<Seat, 'name'>,
): Promise<[Watcher, Watcher]> {
    return (await watchers(browser, { name: one, ...seat }, { name: other, ...seat })) as [Watcher, Watcher];
}

/**
 * Waits until every watcher shows one unread notification and the right count. The panels stay open.
 *
 * @returns the notification's rows
 */
export function arrivedWith(watching: readonly Watcher[], words: string) {
    return Promise.all(
        watching.map(async ({ page, group }) => {
            await eventually(() => shownCount(page, group)).toBe(1);
            await countersAgree(page, group);
            const row = rowOf(await openPanel(page, group), words);
            await sees(row);

            return row;
        }),
    );
}

/** Waits until no watcher shows the notification any more. */
export async function leftFrom(watching: readonly Watcher[], words: string): Promise<void> {
    for (const { page, group } of watching) {
        await gone(rowOf(page.getByRole('dialog', { name: group }), words));
        await eventually(() => shownCount(page, group)).toBe(0);
        await countersAgree(page, group);
    }
}
