import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, focused, gone, sees } from './support/wait';

const browser = openBrowser();
const WHO = 'dana.whitford';
const MOST_TABS = 40;

/** Presses Tab until the element has focus. Every stop on the way must have a visible focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => isSeen(document.activeElement)), 'the focus can be seen').toBe(true);
        if (await target.evaluate((element) => element === document.activeElement)) {
            return;
        }
    }
    throw new Error(`The focus did not get there within ${MOST_TABS} presses of Tab.`);
}

declare function isSeen(element: Element | null): boolean;

async function keyboardUser(): Promise<Page> {
    const page = await pageOf(browser, WHO);
    await page.evaluate(() => {
        const seen = (element: Element | null) => {
            const style = element && getComputedStyle(element);
            return style !== null && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
        };
        Object.assign(window, { isSeen: seen });
    });

    return page;
}

const profileButton = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });

it('offers a skip link on the first Tab', async () => {
    const page = await keyboardUser();
    const link = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await focused(link);
    await eventually(() => link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);

    await page.keyboard.press('Enter');
    await focused(page.getByRole('main'));
});

it('moves through the profile menu with the arrow keys and returns the focus on Escape and Tab', async () => {
    const page = await keyboardUser();
    await tabTo(page, profileButton(page));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('menu'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await gone(page.getByRole('menu'));
    await focused(profileButton(page));

    await page.keyboard.press('Enter');
    await sees(page.getByRole('menu'));
    await page.keyboard.press('Tab');
    await gone(page.getByRole('menu'));

    await profileButton(page).focus();
    await page.keyboard.press('Enter');
    await sees(page.getByRole('menu'));
    await page.keyboard.type('edit');
    await page.keyboard.press('Enter');
    await eventually(() => addressOf(page)).toBe('/user-profile/edit');
    await focused(page.getByRole('heading', { level: 1 }));
});

it('opens the notifications, reaches their controls and returns', async () => {
    const page = await keyboardUser();
    const button = page.getByRole('banner').getByRole('button', { name: /^Risk checks/ });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Risk checks' });
    await sees(panel);
    await tabTo(page, panel.getByRole('listitem').getByRole('link').first());

    await page.keyboard.press('Escape');
    await gone(panel);
    await focused(button);
});

it('opens pages from the command palette and returns the focus when it closes', async () => {
    const page = await keyboardUser();
    await profileButton(page).focus();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Search pages, clients and actions' });
    await focused(palette);
    await page.keyboard.press('Escape');
    await gone(palette);
    await focused(profileButton(page));

    await page.keyboard.press('Control+k');
    await focused(palette);
    await page.keyboard.type('clie');
    await sees(page.getByRole('option', { name: 'Clients' }).first());
    await page.keyboard.press('Enter');
    await eventually(() => addressOf(page)).toBe('/clients');
});

it('returns the focus from a dialog whose code loads only after the press', async () => {
    const page = await keyboardUser();
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.reload();
    await profileButton(page).focus();
    const palette = page.getByRole('combobox', { name: 'Search pages, clients and actions' });
    await page.keyboard.press('Control+k');
    await focused(palette);
    await page.keyboard.press('Escape');
    await gone(palette);
    await focused(profileButton(page));
});

it('focuses the search with the slash key and shows shortcuts with the question mark', async () => {
    const page = await keyboardUser();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Profile search' });
    await focused(search);
    await page.keyboard.type('mei');
    await page.keyboard.press('Enter');
    await focused(page.getByRole('heading', { name: 'Clients matching “mei”' }));
    expect(await search.inputValue()).toBe('');

    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sees(shortcuts.getByText('Next row'));
    await page.keyboard.press('Escape');
    await gone(shortcuts);
});

it('moves through the client list with j and k and opens a row with Enter', async () => {
    const page = await keyboardUser();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    const rows = page.locator('[data-row]');
    await sees(rows.nth(2));
    const name = await rows.nth(1).getByRole('link').textContent();

    await page.keyboard.press('j');
    await focused(rows.nth(0));
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await focused(rows.nth(2));
    await page.keyboard.press('k');
    await focused(rows.nth(1));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { level: 1, name: String(name) }));
});
