import type { BrowserContextOptions, Page } from 'playwright-core';
import { artisan } from './artisan';
import type { TestBrowser } from './browser';
import { PASSWORD, stateFile } from './people';
import { product } from './provided';
import { addressOf, eventually, sees } from './wait';
import { newName, newSurname } from './work';

export { PASSWORD };

export const emailOf = (name: string) => `${name}@paddock.example`;

/** After two used codes, the next one comes with the next half minute. */
const NEXT_CODE_MS = 45_000;

/** @returns a code that the account has not used yet, within one step of drift */
export async function codeOf(name: string, ...options: string[]): Promise<string> {
    let code = '';
    await eventually(async () => {
        code = await artisan('demo:code', emailOf(name), ...options).catch(() => '');
        return code;
    }, NEXT_CODE_MS).toMatch(/^\d{6}$/);

    return code;
}

/** The first step of sign-in. A trusted device skips the second one. */
export async function enterPassword(page: Page, name: string, options: { remember?: boolean } = {}): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill(emailOf(name));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    if (options.remember) {
        await page.getByRole('checkbox', { name: 'Remember this device' }).check();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
}

/** Both steps of sign-in. The form submits automatically after the last digit. */
export async function signIn(page: Page, name: string): Promise<void> {
    await enterPassword(page, name);
    await sees(page.getByRole('heading', { name: 'Enter your code' }));
    await page.getByLabel('Six-digit code').fill(await codeOf(name));
    await arrived(page);
}

/** Waits until the shell is ready to handle keys. A drawer that the address opens hides the shell from assistive technology. */
async function arrived(page: Page): Promise<void> {
    await sees(page.getByRole('button', { name: /Profile menu of/, includeHidden: true }));
}

export interface PersonOptions extends BrowserContextOptions {
    /** The first page. Default: the dashboard. */
    at?: string;
    /** Runs before the first page loads. */
    prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Opens a page as a signed-in colleague, with the storage state saved in the set-up. It signs in again if the session has ended
 * since, for example by impersonation.
 */
export async function pageOf(
    browser: TestBrowser,
    name: string,
    { at = '/', prepare, ...options }: PersonOptions = {},
): Promise<Page> {
    const kept = stateFile(product().folder, name);
    const page = await (await browser.newPerson({ storageState: kept, ...options })).newPage();
    const renew = async () => {
        await signIn(page, name);
        await page.context().storageState({ path: kept });
    };
    if (prepare) {
        if (await hasEnded(page)) {
            await renew();
            await page.goto('about:blank');
        }
        await prepare(page);
    }
    await page.goto(at);
    if (addressOf(page) === '/login') {
        await renew();
        await page.goto(at);
    }
    await arrived(page);

    return page;
}

/** Whether the session has ended, checked before the page loads. */
async function hasEnded(page: Page): Promise<boolean> {
    const answer = await page.request.get('/notifications/recent', { headers: { Accept: 'application/json' } });

    return answer.status() === 401;
}

/**
 * Creates an account with the role, password, authenticator app and first name of a demo colleague. Each sign-in test uses its
 * own, so that used codes, locks and revoked devices don't affect other tests. The new surname keeps the colleague's unique.
 *
 * @returns the name to sign in with
 */
export async function newAccountLike(colleague: string): Promise<string> {
    const name = `${colleague}.${newName().toLowerCase()}`;
    await artisan(
        'tinker',
        `--execute=App\\Models\\User::query()->where('email', '${emailOf(colleague)}')->sole()->replicate()->forceFill(['email' => '${emailOf(name)}', 'last_name' => '${newSurname()}', 'totp_last_step' => 0])->save();`,
    );

    return name;
}
