import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { overflowOf } from './layout';
import { screenshots } from './screens';

/** Checks the page on both screen sizes and takes its screenshots. */
export async function faultsOf(page: Page, name: string): Promise<unknown[]> {
    const faults: unknown[] = await accessibilityFaults(page);
    await page.setViewportSize(PHONE);
    faults.push(...(await accessibilityFaults(page)));
    const overflow = await overflowOf(page);
    await page.setViewportSize(DESKTOP);
    await screenshots(page, name);

    return overflow === null ? faults : [...faults, overflow];
}
