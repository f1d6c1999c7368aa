import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { pageOf } from './support/sign-in';
import { eventually } from './support/wait';

declare global {
    interface Window {
        /** Whether the page was dark at each paint. */
        drawnDark?: boolean[];
    }
}

const browser = openBrowser();
const WHO = 'priya.nair';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Records from the next load on whether each paint was dark. */
function notePaints(page: Page): Promise<unknown> {
    return page.addInitScript(() => {
        const drawn: boolean[] = [];
        window.drawnDark = drawn;
        const look = () => {
            drawn.push(document.documentElement.classList.contains('dark'));
            if (drawn.length < 60) {
                requestAnimationFrame(look);
            }
        };
        document.addEventListener('DOMContentLoaded', look);
        requestAnimationFrame(() => document.body && look());
    });
}

it('keeps the chosen theme without a flash of the other', async () => {
    const page = await pageOf(browser, WHO, { colorScheme: 'light' });
    const light = await ground(page);
    await page.getByRole('button', { name: 'Dark appearance' }).click();
    expect(await page.evaluate(() => localStorage.getItem('colour-theme'))).toBe('dark');
    await eventually(() => ground(page)).not.toBe(light);
    const dark = await ground(page);

    await notePaints(page);
    await page.reload();

    expect(await ground(page)).toBe(dark);
    expect(new Set(await page.evaluate(() => window.drawnDark))).toEqual(new Set([true]));
});

it('follows the system from the first paint when the stored value is no theme', async () => {
    const page = await pageOf(browser, WHO, { colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('colour-theme', 'purple'));
    await notePaints(page);
    await page.reload();

    await eventually(() => page.evaluate(() => window.drawnDark?.length ?? 0)).toBeGreaterThan(20);
    expect(new Set(await page.evaluate(() => window.drawnDark))).toEqual(new Set([true]));
});

it('prefers the chosen theme to the system’s and applies it in other tabs', async () => {
    const page = await pageOf(browser, WHO, { colorScheme: 'dark' });
    const otherTab = await page.context().newPage();
    await otherTab.goto('/');

    await page.getByRole('button', { name: 'Light appearance' }).click();

    await eventually(() => isDark(otherTab)).toBe(false);
    await otherTab.getByRole('button', { name: 'Dark appearance' }).waitFor();
    await otherTab.reload();
    expect(await isDark(otherTab)).toBe(false);
});

it('redraws the chart in the colours of the new theme', async () => {
    const page = await pageOf(browser, WHO, { colorScheme: 'light' });
    await eventually(() => isInkOfChart(page)).toBe(true);
    await page.getByRole('button', { name: 'Dark appearance' }).click();
    await eventually(() => isInkOfChart(page)).toBe(true);
});

/** Whether the chart's bars have the accent colour of the current theme. */
function isInkOfChart(page: Page): Promise<boolean> {
    return page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('figure canvas');
        const ink = document.createElement('canvas').getContext('2d');
        const drawn = canvas?.getContext('2d');
        if (!canvas || !ink || !drawn) {
            return false;
        }
        ink.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
        ink.fillRect(0, 0, 1, 1);
        const wanted = ink.getImageData(0, 0, 1, 1).data.join();
        const { data } = drawn.getImageData(0, 0, canvas.width, canvas.height);
        for (let place = 0; place < data.length; place += 4) {
            if (data.slice(place, place + 4).join() === wanted) {
                return true;
            }
        }
        return false;
    });
}
