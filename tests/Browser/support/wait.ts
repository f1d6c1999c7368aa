import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const PATIENCE = { timeout: 30_000, interval: 50 };

/** Polls until the expectation holds: `await eventually(() => page.title()).toBe('Clients')`. */
export const eventually = <T>(read: () => T, timeout = PATIENCE.timeout) => expect.poll(read, { ...PATIENCE, timeout });

/** Waits until all of them are visible. */
export async function sees(...locators: Locator[]): Promise<void> {
    await Promise.all(locators.map((locator) => locator.waitFor({ state: 'visible' })));
}

/** Waits until all of them are hidden. */
export async function gone(...locators: Locator[]): Promise<void> {
    await Promise.all(locators.map((locator) => locator.waitFor({ state: 'hidden' })));
}

/** Waits until the element has focus. */
export async function focused(locator: Locator): Promise<void> {
    await eventually(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** @returns the path and query of the page's URL */
export function addressOf(page: Page): string {
    const { pathname, search } = new URL(page.url());

    return pathname + search;
}
