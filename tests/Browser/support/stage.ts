import type { Page } from 'playwright-core';
import type { TestBrowser } from './browser';
import {
    countersAgree,
    framesOf,
    type Group,
    listenTo,
    markLoad,
    openPanel,
    readEverything,
    rowOf,
    shownCount,
} from './notifications';
import { pageOf } from './sign-in';
import { eventually, gone, sees } from './wait';

/** Somebody at their screen, with nothing unread, who hears of one kind of work. */
interface Seat {
    name: string;
    group: Group;
    channel: string;
}

export interface Watcher {
    page: Page;
    group: Group;
    /** What came over the wire. */
    frames: string[];
}

export function watchers(browser: TestBrowser, ...seats: Seat[]): Promise<Watcher[]> {
    return Promise.all(
        seats.map(async ({ name, group, channel }) => {
            const page = await pageOf(browser, name);
            await readEverything(page);
            const frames = framesOf(page);
            await listenTo(page, channel);
            await markLoad(page);

            return { page, group, frames };
        }),
    );
}

/** Two colleagues who look at the same group. */
export async function twoWatchers(
    browser: TestBrowser,
    one: string,
    other: string,
    seat: Omit<Seat, 'name'>,
): Promise<[Watcher, Watcher]> {
    return (await watchers(browser, { name: one, ...seat }, { name: other, ...seat })) as [Watcher, Watcher];
}

/** Waits for the one piece of unread work on everybody's screen, counted right; gives its rows, in panels left open. */
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

/** Waits until nothing is left on anybody's screen. */
export async function leftFrom(watching: readonly Watcher[], words: string): Promise<void> {
    for (const { page, group } of watching) {
        await gone(rowOf(page.getByRole('dialog', { name: group }), words));
        await eventually(() => shownCount(page, group)).toBe(0);
        await countersAgree(page, group);
    }
}
