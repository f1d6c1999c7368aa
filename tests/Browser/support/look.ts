import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { overflowOf } from './layout';
import { screenshots } from './screens';

/** Checks the page on a phone, and with screenshots on a desktop too: the page walk looks at most pages on a desktop. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
    const faults = process.env.BROWSER_SCREENS === undefined ? [] : await accessibilityFaults(page);
    await page.setViewportSize(PHONE);
    faults.push(...(await accessibilityFaults(page)));
    const overflow = await overflowOf(page);
    await page.setViewportSize(DESKTOP);
    await screenshots(page, name);

    return overflow === null ? faults : [...faults, overflow];
}
