import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { rowsOf } from './database';
import { kill, killWebWorker } from './faults';
import { product } from './provided';
import { screenshot } from './screens';
import { pidFile } from './service';

/** Checks what is on the screen; for whoever wants the pictures, keeps it light on a desktop and dark on a phone. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
    const faults = await accessibilityFaults(page);
    if (process.env.BROWSER_SCREENS !== undefined) {
        await screenshot(page, `${name}-1440-light`);
        await page.setViewportSize(PHONE);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await page.waitForTimeout(150);
        await screenshot(page, `${name}-375-dark`);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize(DESKTOP);
    }

    return faults;
}

export interface MoneyedClient {
    id: number;
    name: string;
    pin: string;
    balance: number;
    /** A bank account of theirs that is verified. */
    account: number;
}

/** Clients in good standing with at least this much, a verified bank account, and no withdrawal under way. */
export async function moneyedClients(count: number, cents: number): Promise<MoneyedClient[]> {
    const rows =
        await rowsOf(`select c.id, c.first_name || ' ' || c.last_name as name, c.pin, c.balance_cents, min(b.id) as account
        from clients c join bank_accounts b on b.client_id = c.id and b.status = 'verified'
        where c.deleted_at is null and c.status = 'active' and c.is_barred = 0 and c.betstop_state != 'registered' and c.balance_cents >= ${cents}
        and not exists (select 1 from withdrawals w where w.client_id = c.id and w.status in ('pending', 'checked', 'approved'))
        group by c.id order by random() limit ${count}`);
    if (rows.length < count) {
        throw new Error(`The demo has ${rows.length} of ${count} such clients.`);
    }

    return rows.map(({ id, name, pin, balance_cents, account }) => ({
        id: Number(id),
        name: String(name),
        pin: String(pin),
        balance: Number(balance_cents),
        account: Number(account),
    }));
}

type Payload = Record<string, string | number | boolean>;

/** Sends what a button of the page would, with the session of its person; throws when nobody answers. */
export async function sendAs(page: Page, method: 'POST' | 'PUT', path: string, data: Payload): Promise<number> {
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await page.request.fetch(path, {
        method,
        data,
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token), Referer: page.url() },
        maxRedirects: 0,
        timeout: 10_000,
    });

    return answer.status();
}

const RETRY_MS = 100;
const GIVE_UP_MS = 60_000;

/** How a person's calls went: `repeated` counts the times that nobody answered, or a fault did. */
export interface Calls {
    answered: number;
    repeated: number;
}

/** Sends the same again and again until it is answered. */
export async function insistAs(page: Page, path: string, data: Payload, calls: Calls): Promise<void> {
    const last = Date.now() + GIVE_UP_MS;
    for (;;) {
        const status = await sendAs(page, 'PUT', path, data).catch(() => 0);
        if (status >= 200 && status < 400) {
            calls.answered++;
            return;
        }
        if ((status >= 400 && status < 500) || Date.now() > last) {
            throw new Error(`${path} was answered with ${status}.`);
        }
        calls.repeated++;
        await pause(RETRY_MS);
    }
}

const LOOK_MS = 20;

/** Kills a web worker, the queue worker or the whole web server with -9, in turn, each time that so many more calls are answered. */
export async function killingDuring(work: Promise<unknown>, calls: Calls, every: number): Promise<number> {
    let isOver = false;
    const finished = work.finally(() => {
        isOver = true;
    });
    finished.catch(() => undefined);
    const acts = [killWebWorker, () => kill('queue'), () => kill('web')];
    let kills = 0;
    while (!isOver) {
        if (calls.answered >= (kills + 1) * every) {
            acts[kills % acts.length]?.();
            kills++;
            await bothAreUp();
        }
        await pause(LOOK_MS);
    }
    await finished;

    return kills;
}

/** A service that is down cannot be killed. */
async function bothAreUp(): Promise<void> {
    for (;;) {
        const isAnswering = await fetch(`${product().url}/up`).then(
            ({ ok }) => ok,
            () => false,
        );
        if (isAnswering && existsSync(pidFile(product().folder, 'queue'))) {
            return;
        }
        await pause(RETRY_MS);
    }
}

function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
