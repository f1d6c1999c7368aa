import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser';
import { product } from './provided';
import { eventually } from './wait';

type Appearance = 'light' | 'dark';

function appearanceOf(page: Page): Promise<Appearance> {
    return page.evaluate(() => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'));
}

/** Sets the system's colour scheme and waits until the page has applied it and its transitions have ended. */
export async function showIn(page: Page, colorScheme: Appearance): Promise<void> {
    // Setting the same scheme again would compute every style again.
    if ((await appearanceOf(page)) !== colorScheme) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await eventually(() => appearanceOf(page)).toBe(colorScheme);
    }
    await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const ending = document
            .getAnimations()
            .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
        await Promise.allSettled(ending.map(({ finished }) => finished));
    });
}

/** Takes a screenshot if `BROWSER_SCREENS` names a folder. */
export async function screenshot(page: Page, name: string): Promise<void> {
    if (process.env.BROWSER_SCREENS !== undefined) {
        await keep(page, name);
    }
}

/** Takes a screenshot in both sizes and appearances if `BROWSER_SCREENS` names a folder. */
export async function screenshots(page: Page, name: string): Promise<void> {
    if (process.env.BROWSER_SCREENS === undefined) {
        return;
    }
    for (const [width, viewport] of [
        ['1440', DESKTOP],
        ['375', PHONE],
    ] as const) {
        for (const appearance of ['light', 'dark'] as const) {
            await page.setViewportSize(viewport);
            await showIn(page, appearance);
            await keep(page, `${name}-${width}-${appearance}`);
        }
    }
    await showIn(page, 'light');
    await page.setViewportSize(DESKTOP);
}

/** Takes a screenshot with the parts below the fold if `BROWSER_SCREENS` names a folder. */
export async function screenshotOfAll(page: Page, name: string): Promise<void> {
    if (process.env.BROWSER_SCREENS === undefined) {
        return;
    }
    const screen = page.viewportSize();
    const hidden = await page.evaluate(() => {
        const main = document.querySelector('main');
        return main === null ? 0 : main.scrollHeight - main.clientHeight;
    });
    if (screen !== null) {
        // The page scrolls inside the shell, so only a taller viewport shows all of it.
        await page.setViewportSize({ ...screen, height: screen.height + hidden });
        await keep(page, name);
        await page.setViewportSize(screen);
    }
}

async function keep(page: Page, name: string): Promise<void> {
    // Animations would differ between runs.
    await page.screenshot({ path: join(product().screens, `${name}.png`), animations: 'disabled' });
}
