import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { product } from './provided';

/** Keeps a picture of what is on the screen, where `BROWSER_SCREENS` names a folder for whoever looks after the run. */
export async function screenshot(page: Page, name: string): Promise<void> {
    if (process.env.BROWSER_SCREENS !== undefined) {
        await keep(page, name);
    }
}

/** Keeps a picture in any case, with everything that one would have to scroll to. */
export async function screenshotOfAll(page: Page, name: string): Promise<void> {
    const screen = page.viewportSize();
    const hidden = await page.evaluate(() => {
        const main = document.querySelector('main');
        return main === null ? 0 : main.scrollHeight - main.clientHeight;
    });
    if (screen !== null) {
        // The page scrolls inside the shell, so a taller screen shows all of it.
        await page.setViewportSize({ ...screen, height: screen.height + hidden });
        await keep(page, name);
        await page.setViewportSize(screen);
    }
}

async function keep(page: Page, name: string): Promise<void> {
    // Moving parts would differ from run to run.
    await page.screenshot({ path: join(product().screens, `${name}.png`), animations: 'disabled' });
}
