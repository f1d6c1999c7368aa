import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { artisan } from './artisan';
import type { TestBrowser } from './browser';
import { product } from './provided';
import { addressOf, eventually, sees } from './wait';

/** Of all demo staff; see StaffSeeder. */
export const PASSWORD = 'Spring-Carnival-Track-7';

export const emailOf = (name: string) => `${name}@paddock.example`;

/** A code that the account has not used; within one step of drift it is there at once. */
export async function codeOf(name: string, ...options: string[]): Promise<string> {
    let code = '';
    await eventually(async () => {
        code = await artisan('demo:code', emailOf(name), ...options).catch(() => '');
        return code;
    }).toMatch(/^\d{6}$/);

    return code;
}

/** The first step: to the page that asks for the second factor, or in where the device is trusted. */
export async function enterPassword(page: Page, name: string, options: { remember?: boolean } = {}): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(emailOf(name));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    if (options.remember) {
        await page.getByRole('checkbox', { name: 'Remember this device' }).check();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
}

/** Both steps, by hand; the code sends itself with its last digit. */
export async function signIn(page: Page, name: string): Promise<void> {
    await enterPassword(page, name);
    await sees(page.getByRole('heading', { name: 'Enter your code' }));
    await page.getByLabel('Six-digit code').fill(await codeOf(name));
    await arrived(page);
}

/** Waits until the shell is alive: a key pressed before would reach nobody. */
async function arrived(page: Page): Promise<void> {
    await sees(page.getByRole('button', { name: /^Profile menu of/ }));
}

interface PersonOptions extends BrowserContextOptions {
    /** Where the person begins; the dashboard if it is not said. */
    at?: string;
}

/** A page of somebody who is signed in. The sign-in is made once a run and kept, so that tests stay fast. */
export async function pageOf(
    browser: TestBrowser,
    name: string,
    { at = '/', ...options }: PersonOptions = {},
): Promise<Page> {
    const kept = join(product().folder, 'people', `${name}.json`);
    const known = existsSync(kept) ? { storageState: kept } : {};
    const page = await (await browser.newPerson({ ...known, ...options })).newPage();
    await page.goto(at);
    if (addressOf(page) === '/login') {
        await signIn(page, name);
        await page.context().storageState({ path: kept });
        await page.goto(at);
    }
    await arrived(page);

    return page;
}
