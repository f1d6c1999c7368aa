import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { codeOf, emailOf, enterPassword, newAccountLike, signIn } from './support/sign-in';
import { addressOf, eventually, focused, sees } from './support/wait';

const browser = openBrowser();

const codeField = (page: Page) => page.getByLabel('Six-digit code');
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

it('enrols a new user in two-factor sign-in and accepts a recovery code once', async () => {
    const name = await newAccountLike('nell.starter');
    const context = await browser.newPerson({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await enterPassword(page, name);

    await sees(page.getByRole('heading', { name: 'Set up your authenticator app' }));
    await sees(page.getByRole('img', { name: 'QR code for your authenticator app' }));
    await page.getByText('Type the key instead').click();
    const key = await page.getByRole('code').textContent();
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    await codeField(page).fill(await codeOf(name, `--key=${key}`));

    const codes = await saveRecoveryCodes(page);
    await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await sees(mainNavigation(page));
    await page.goto('/two-factor/recovery-codes');
    await eventually(() => addressOf(page)).toBe('/');

    await useRecoveryCode(await browser.newPage(), name, codes[0], 'works');
    await useRecoveryCode(await browser.newPage(), name, codes[0], 'is used up');
});

async function saveRecoveryCodes(page: Page): Promise<string[]> {
    await sees(page.getByRole('heading', { name: 'Save your recovery codes' }));
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    expect(new Set(codes).size).toBe(10);

    const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'));

    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await sees(page.getByRole('button', { name: 'Copied' }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);

    return codes;
}

async function useRecoveryCode(
    page: Page,
    name: string,
    code: string | undefined,
    outcome: 'works' | 'is used up',
): Promise<void> {
    await enterPassword(page, name);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(String(code));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await (outcome === 'works' ? sees(mainNavigation(page)) : sees(page.getByText(/recovery code .*(not|used)/i)));
}

it('submits a pasted code with a space automatically, after a wrong code was refused', async () => {
    const name = await newAccountLike('lena.fox');
    const context = await browser.newPerson({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await enterPassword(page, name);
    await focused(codeField(page));
    const code = await codeOf(name);

    await codeField(page).pressSequentially(code === '000000' ? '000001' : '000000');
    await eventually(() => codeField(page).getAttribute('aria-invalid')).toBe('true');
    await focused(codeField(page));
    expect(await codeField(page).inputValue()).toBe('');

    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
    await codeField(page).press('Control+v');
    await sees(mainNavigation(page));
});

it('counts down the waiting time after five wrong passwords', async () => {
    const name = await newAccountLike('jarrod.mills');
    const page = await browser.newPage();
    await page.goto('/login');
    for (let attempt = 1; attempt <= 6; attempt++) {
        await page.getByLabel('Email').fill(emailOf(name));
        await page.getByLabel('Password', { exact: true }).fill(`not his password ${attempt}`);
        await Promise.all([
            page.waitForResponse((response) => response.request().method() === 'POST'),
            page.getByRole('button', { name: 'Continue' }).click(),
        ]);
        // The field is cleared once the error is shown.
        await eventually(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    }

    const wait = page.getByText(/^Try again in \d+ seconds\.$/);
    await sees(page.getByText('Too many attempts'), wait);
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
    const before = await wait.textContent();
    await eventually(() => wait.textContent()).not.toBe(before);
});

it('asks a trusted device for the password only, until trust is removed', async () => {
    const name = await newAccountLike('ben.ahmadi');
    const context = await browser.newPerson();
    const page = await context.newPage();
    await enterPassword(page, name, { remember: true });
    await codeField(page).fill(await codeOf(name));
    await sees(mainNavigation(page));
    await signOut(page);

    await enterPassword(page, name);
    await sees(mainNavigation(page));

    await page.goto('/user-profile/edit?tab=security');
    await sees(page.getByText('This device', { exact: true }));
    await page.getByRole('button', { name: /^Remove trust from/ }).click();
    await sees(page.getByText('No trusted devices.'));
    await signOut(page);

    await enterPassword(page, name);
    await sees(page.getByRole('heading', { name: 'Enter your code' }));
});

it('signs out with DELETE, clears pages from the history and keeps the theme', async () => {
    const page = await browser.newPage();
    await signIn(page, await newAccountLike('nico.santoro'));
    await page.getByRole('button', { name: 'Dark appearance' }).click();
    const [request] = await Promise.all([
        page.waitForRequest((candidate) => candidate.url().endsWith('/logout')),
        signOut(page),
    ]);
    expect(request.method()).toBe('DELETE');

    await page.goBack();
    await eventually(() => addressOf(page)).toBe('/login');
    await sees(page.getByRole('heading', { name: 'Sign in' }));
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
});

async function signOut(page: Page): Promise<void> {
    // Reads under way at that moment are answered as signed out, and writes as expired.
    browser.allow(/\b(401|419)\b/);
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await eventually(() => addressOf(page)).toBe('/login');
}
