import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const PATIENCE = { timeout: 10_000, interval: 50 };

/** Asks until the answer fits: `await eventually(() => page.title()).toBe('Clients')`. */
export const eventually = <T>(read: () => T, timeout = PATIENCE.timeout) => expect.poll(read, { ...PATIENCE, timeout });

/** Waits until all of them are on the screen. */
export async function sees(...locators: Locator[]): Promise<void> {
    await Promise.all(locators.map((locator) => locator.waitFor({ state: 'visible' })));
}

/** Waits until none of them is on the screen. */
export async function gone(...locators: Locator[]): Promise<void> {
    await Promise.all(locators.map((locator) => locator.waitFor({ state: 'hidden' })));
}

/** Waits until the focus is there. */
export async function focused(locator: Locator): Promise<void> {
    await eventually(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** The path and the query of the address bar. */
export function addressOf(page: Page): string {
    const { pathname, search } = new URL(page.url());

    return pathname + search;
}
