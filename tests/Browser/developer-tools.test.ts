import { createHmac, randomInt, randomUUID } from 'node:crypto';
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
import { newName } from './support/work';

const browser = openBrowser();
const DEVELOPER = 'maya.okonkwo';
const TOKENS = '/developer/api-tokens';

const EVERY_LOOK = [
    { width: '1440', viewport: DESKTOP, colorScheme: 'light' },
    { width: '375', viewport: PHONE, colorScheme: 'dark' },
    { width: '1440', viewport: DESKTOP, colorScheme: 'dark' },
    { width: '375', viewport: PHONE, colorScheme: 'light' },
] as const;
/** Both widths and both themes. All combinations only with screenshots. */
const DOCUMENT_LOOKS = EVERY_LOOK.slice(0, process.env.BROWSER_SCREENS === undefined ? 2 : EVERY_LOOK.length);
const line = () => bankLine(newName(), randomInt(1_000_000));

async function send(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const { status } = await fetch(`${product().url}/api/v1${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
        body,
    });

    return status;
}

const sendWithToken = (token: string, key: string = randomUUID()) =>
    send('/bank-lines', JSON.stringify(line()), { Authorization: `Bearer ${token}`, 'Idempotency-Key': key });

function sendSigned(slug: string, secret: string): Promise<number> {
    const body = JSON.stringify(line());
    const [id, time] = [randomUUID(), Math.floor(Date.now() / 1_000)];
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key)
        .update(`v2\n${id}\n${time}\nPOST\n/api/v1/webhooks/${slug}/bank-lines\n${body}`)
        .digest('base64');

    return send(`/webhooks/${slug}/bank-lines`, body, {
        'webhook-id': id,
        'webhook-timestamp': String(time),
        'webhook-signature': `v2,${signature}`,
    });
}

async function newSecret(page: Page): Promise<string> {
    const shown = page.locator('[data-secret]');
    await sees(shown);

    return (await shown.textContent()) ?? '';
}

async function issueToken(page: Page, name: string): Promise<string> {
    await page.getByRole('button', { name: 'Issue token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue token' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('checkbox', { name: 'Bank lines' }).check();
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Issue token' }).click();

    return newSecret(page);
}

it('issues a token that works until it is revoked, and shows it once', async () => {
    const page = await pageOf(browser, DEVELOPER, { at: TOKENS });
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
    await sees(page.getByText('Token revoked.').first());
    expect(await sendWithToken(token)).toBe(401);
});

it('adds a source, accepts calls signed with the new and the old secret, and turns it off', async () => {
    const page = await pageOf(browser, DEVELOPER, { at: '/developer/webhook-sources' });
    const slug = `gateway-${randomUUID().slice(0, 8)}`;
    await page.getByRole('button', { name: 'Add webhook source' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add webhook source' });
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

    await page.getByRole('button', { name: `Turn off Gateway ${slug}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off source' }).click();
    await sees(page.getByRole('button', { name: `Turn on Gateway ${slug}` }));
    expect(await sendSigned(slug, first)).toBe(401);
});

it('shows the payload of a delivery on request and logs the view', async () => {
    const page = await pageOf(browser, DEVELOPER, { at: TOKENS });
    const token = await issueToken(page, `Deliveries ${randomUUID().slice(0, 8)}`);
    const key = randomUUID();
    expect(await sendWithToken(token, key)).toBe(201);
    const [delivery] = await rowsOf(`select id from webhook_deliveries where delivery_id = '${key}'`);
    const revealed = () =>
        rowsOf(
            `select id from audit_events where action = 'webhook_delivery.revealed' and subject_id = ${delivery?.id}`,
        );

    await page.goto('/developer/deliveries');
    await page.getByRole('button', { name: `Details of delivery ${delivery?.id}` }).click();
    const drawer = page.getByRole('dialog', { name: `Delivery ${delivery?.id}` });
    await sees(drawer.getByText('Already processed.'));
    expect(await revealed()).toEqual([]);

    await drawer.getByRole('button', { name: 'Show payload' }).click();
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

it('shows the API document and sends a test call without violating the Content-Security-Policy', async () => {
    const page = await pageOf(browser, DEVELOPER, { at: TOKENS });
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
    for (const { width, viewport, colorScheme } of DOCUMENT_LOOKS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await eventually(() => page.evaluate(() => document.documentElement.classList.contains('dark-mode'))).toBe(
            colorScheme === 'dark',
        );
        expect(await overflowOf(page), `${width} px`).toBeNull();
        expect(await accessibilityFaults(page), `${width} px, ${colorScheme}`).toEqual([]);
        await screenshot(page, `docs-api-${width}-${colorScheme}`);
    }
});
