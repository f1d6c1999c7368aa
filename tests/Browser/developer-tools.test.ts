import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { bankLine } from './support/intake';
import { overflowOf } from './support/layout';
import { product } from './support/provided';
import { screenshot } from './support/screens';
import { PASSWORD, pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
const DEVELOPER = 'maya.okonkwo';
/** What swagger-ui's own markup breaks: unnamed fields, buttons in buttons, headings, its main part, code that scrolls. */
const SWAGGER_FAULTS = [
    'heading-order',
    'label',
    'landmark-main-is-top-level',
    'nested-interactive',
    'scrollable-region-focusable',
    'select-name',
];
const line = () => bankLine('Emma Walsh', 48213);

async function send(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const { status } = await fetch(`${product().url}/api/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
        body,
    });

    return status;
}

const sendWithToken = (token: string) =>
    send('/bank-lines', JSON.stringify(line()), {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
    });

function sendSigned(slug: string, secret: string): Promise<number> {
    const body = JSON.stringify(line());
    const [id, time] = [randomUUID(), Math.floor(Date.now() / 1_000)];
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');

    return send(`/webhooks/${slug}/bank-lines`, body, {
        'webhook-id': id,
        'webhook-timestamp': String(time),
        'webhook-signature': `v1,${signature}`,
    });
}

async function newSecret(page: Page): Promise<string> {
    const shown = page.locator('[data-secret]');
    await sees(shown);

    return (await shown.textContent()) ?? '';
}

async function issueToken(page: Page, name: string): Promise<string> {
    await page.goto('/developer/api-tokens');
    await page.getByRole('button', { name: 'Issue a token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue a token' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('checkbox', { name: 'Bank lines' }).check();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Issue token' }).click();

    return newSecret(page);
}

it('issues a token that works until it is revoked, and shows it once', async () => {
    const page = await pageOf(browser, DEVELOPER);
    const name = `Bank feed ${randomUUID().slice(0, 8)}`;
    const token = await issueToken(page, name);
    expect(token).toMatch(/^\d+\|\w{40,}$/);
    await screenshot(page, 'api-token-issued-1440-light');
    expect(await sendWithToken(token)).toBe(201);

    await page.reload();
    await sees(page.getByRole('cell', { name, exact: true }));
    expect(await page.content()).not.toContain(token);

    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await sees(page.getByText('The token no longer works.').first());
    expect(await sendWithToken(token)).toBe(401);
});

it('refuses a token to somebody who mistypes the password, and keeps the form', async () => {
    const page = await pageOf(browser, DEVELOPER, { at: '/developer/api-tokens' });
    await page.getByRole('button', { name: 'Issue a token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue a token' });
    await dialog.getByLabel('Name').fill('Never issued');
    await dialog.getByRole('checkbox', { name: 'Bank lines' }).check();
    await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Issue token' }).click();

    await sees(dialog.getByText('This is not your password.').first());
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await rowsOf("select id from personal_access_tokens where name = 'Never issued'")).toEqual([]);
});

it('adds a source, takes what it signs with the new and the old secret, and switches it off', async () => {
    const page = await pageOf(browser, DEVELOPER);
    const slug = `gateway-${randomUUID().slice(0, 8)}`;
    await page.goto('/developer/webhook-sources');
    await page.getByRole('button', { name: 'Add a source' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a webhook source' });
    await dialog.getByLabel('Name', { exact: true }).fill(`Gateway ${slug}`);
    await dialog.getByLabel('Short name').fill(slug);
    await dialog.getByRole('checkbox', { name: 'Bank lines' }).check();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Add source' }).click();
    const first = await newSecret(page);
    expect(await sendSigned(slug, first)).toBe(201);

    await page.getByRole('button', { name: `Rotate secret of Gateway ${slug}` }).click();
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await eventually(() => newSecret(page)).not.toBe(first);
    expect(await sendSigned(slug, await newSecret(page))).toBe(201);
    expect(await sendSigned(slug, first)).toBe(201);

    await page.getByRole('button', { name: `Switch off Gateway ${slug}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
    await sees(page.getByRole('button', { name: `Switch on Gateway ${slug}` }));
    expect(await sendSigned(slug, first)).toBe(401);
});

it('shows a delivery, and what was sent only to somebody who asks and is written down', async () => {
    const page = await pageOf(browser, DEVELOPER);
    const token = await issueToken(page, `Deliveries ${randomUUID().slice(0, 8)}`);
    expect(await sendWithToken(token)).toBe(201);
    const [delivery] = await rowsOf('select id from webhook_deliveries order by id desc limit 1');
    const revealed = () =>
        rowsOf(
            `select id from audit_events where action = 'webhook_delivery.revealed' and subject_id = ${delivery?.id}`,
        );

    await page.goto('/developer/deliveries');
    await page.getByRole('button', { name: `Details of delivery ${delivery?.id}` }).click();
    const drawer = page.getByRole('dialog', { name: `Delivery ${delivery?.id}` });
    await sees(drawer.getByText('Processed: there is nothing to do again.'));
    expect(await revealed()).toEqual([]);

    await drawer.getByRole('button', { name: 'Show what was sent' }).click();
    await sees(drawer.getByText('"amount_cents": 12500'));
    expect(await revealed()).toHaveLength(1);
    for (const [width, viewport] of [
        ['1440', DESKTOP],
        ['375', PHONE],
    ] as const) {
        await page.setViewportSize(viewport);
        expect(await accessibilityFaults(page)).toEqual([]);
        await screenshot(page, `delivery-drawer-${width}-light`);
    }
});

it('reads the API document, and tries a call out: 201, without a breach of the policy', async () => {
    const page = await pageOf(browser, DEVELOPER);
    const token = await issueToken(page, `Try-out ${randomUUID().slice(0, 8)}`);

    await page.goto('/docs/api');
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.getByLabel('auth-bearer-value').fill(token);
    await page.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.locator('#operations-Bank_lines-receiveBankLine').getByRole('button').first().click();
    const call = page.locator('#operations-Bank_lines-receiveBankLine');
    await call.locator('textarea').fill(JSON.stringify(line()));
    await call.getByRole('button', { name: 'Execute' }).click();

    await sees(call.locator('.live-responses-table .response-col_status', { hasText: '201' }));
    for (const [width, viewport] of [
        ['1440', DESKTOP],
        ['375', PHONE],
    ] as const) {
        for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await eventually(() => page.evaluate(() => document.documentElement.classList.contains('dark-mode'))).toBe(
                colorScheme === 'dark',
            );
            expect(await overflowOf(page), `${width} px`).toBeNull();
            expect(await accessibilityFaults(page, SWAGGER_FAULTS), `${width} px, ${colorScheme}`).toEqual([]);
            await screenshot(page, `docs-api-${width}-${colorScheme}`);
        }
    }
});

it('keeps the developer pages from everybody else', async () => {
    browser.allow(/403/);
    const page = await pageOf(browser, 'erin.lockwood');
    for (const path of ['/developer/api-tokens', '/docs/api', '/docs/api/openapi.json']) {
        expect((await page.goto(path))?.status(), path).toBe(403);
    }
});
