import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestBrowser } from './browser';
import type { Intake } from './intake';
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
import type { Sender } from './work';

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

const mentions = (frames: readonly string[], type: string) =>
    frames.filter((frame) => frame.includes(`\\"type\\":\\"${type}\\"`));

/**
 * Shows that whoever may not do this kind of work has heard nothing of it: other work, sent after it, has come by then.
 */
export async function heardNothingOf(
    type: string,
    { page, group, frames }: Watcher,
    [otherType, sendOther]: readonly [type: string, send: Sender],
    intake: Intake,
): Promise<void> {
    const words = await sendOther(intake);
    await sees(rowOf(await openPanel(page, group), words));
    expect(mentions(frames, otherType)).toHaveLength(1);
    expect(mentions(frames, type)).toEqual([]);
    expect(await shownCount(page, group)).toBe(1);
    await countersAgree(page, group);
}
