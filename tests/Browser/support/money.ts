import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { rowsOf } from './database';
import { kill, killWebWorker } from './faults';
import { product } from './provided';
import { type Payload, sendAs } from './requests';
import { screenshot, showIn } from './screens';
import { pidFile } from './service';
import { eventually } from './wait';

/** Checks accessibility. With screenshots, it also saves a light desktop and a dark phone picture. */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
    const faults = await accessibilityFaults(page);
    if (process.env.BROWSER_SCREENS !== undefined) {
        await screenshot(page, `${name}-1440-light`);
        await page.setViewportSize(PHONE);
        await showIn(page, 'dark');
        await screenshot(page, `${name}-375-dark`);
        await showIn(page, 'light');
        await page.setViewportSize(DESKTOP);
    }

    return faults;
}

export interface MoneyedClient {
    id: number;
    name: string;
    pin: string;
    balance: number;
    /** The id of a verified bank account. */
    account: number;
}

/** Finds active clients with at least this balance, a verified bank account and no open withdrawal. Limits hold for all accounts of a person. */
export async function moneyedClients(count: number, cents: number): Promise<MoneyedClient[]> {
    const rows =
        await rowsOf(`select c.id, c.first_name || ' ' || c.last_name as name, c.pin, c.balance_cents, min(b.id) as account
        from clients c join bank_accounts b on b.client_id = c.id and b.status = 'verified'
        where c.deleted_at is null and c.status = 'active' and c.is_barred = 0 and c.betstop_state != 'registered' and c.balance_cents >= ${cents}
        and not exists (select 1 from withdrawals w where w.client_id = c.id and w.status in ('pending', 'checked', 'approved'))
        and not exists (select 1 from rsg_limits l join clients o on o.id = l.client_id
            where o.id = c.id or o.mobile_e164 = c.mobile_e164 or o.email = c.email or o.date_of_birth = c.date_of_birth)
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

const RECOVERY_MS = 60_000;
const CALLS_MS = 200_000;

/** Results of a user's calls. `repeated` counts calls without an answer or with a server error. */
export interface Calls {
    answered: number;
    repeated: number;
}

/** Repeats the request until the server answers without an error. */
export async function insistAs(page: Page, path: string, data: Payload, calls: Calls): Promise<void> {
    const last = Date.now() + RECOVERY_MS;
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
        await eventually(webAnswers, RECOVERY_MS).toBe(true);
    }
}

/** After every `every` answered calls, kills a web worker, the queue worker or the web server in turn, with SIGKILL. */
export async function killingDuring(work: Promise<unknown>, calls: Calls, every: number): Promise<number> {
    let isOver = false;
    const finished = work.finally(() => {
        isOver = true;
    });
    finished.catch(() => undefined);
    const acts = [killWebWorker, () => kill('queue'), () => kill('web')];
    let kills = 0;
    for (;;) {
        await eventually(() => isOver || calls.answered >= (kills + 1) * every, CALLS_MS).toBe(true);
        if (isOver) {
            break;
        }
        acts[kills % acts.length]?.();
        kills++;
        // Only a running service can be killed.
        await eventually(
            async () => (await webAnswers()) && existsSync(pidFile(product().folder, 'queue')),
            RECOVERY_MS,
        ).toBe(true);
    }
    await finished;

    return kills;
}

const webAnswers = (): Promise<boolean> =>
    fetch(`${product().url}/up`).then(
        ({ ok }) => ok,
        () => false,
    );
