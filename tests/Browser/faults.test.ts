import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { kill, release, takeDown } from './support/faults';
import { bankLine, Intake } from './support/intake';
import { countersAgree, nothingIsPending, openPanel, reconnects, rowOf, wasNotReloaded } from './support/notifications';
import { listener } from './support/stage';
import { sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();
const DEPOSITS = 'deposit-pending-notifications';
const RECOVERY_MS = 90_000;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

afterEach(() => {
    release('queue');
    release('realtime');
});

async function peopleListening(): Promise<[Page, Page]> {
    await nothingIsPending();
    // The page clocks run normally, and a test can move them on to the next reconnect.
    const prepare = (page: Page) => page.clock.install();

    return Promise.all([
        listener(browser, 'anjali.rao', DEPOSITS, { prepare }),
        listener(browser, 'omar.haddad', DEPOSITS, { prepare }),
    ]);
}

it('shows that it is reconnecting while the realtime server is down, then catches up on missed events', async () => {
    browser.allow(/WebSocket connection to .* failed/);
    const [missed, heard] = [newName(), newName()];
    const pages = await peopleListening();
    takeDown('realtime');
    for (const page of pages) {
        await sees(page.getByRole('status').filter({ hasText: 'Live updates are interrupted. Reconnecting…' }));
    }

    const { status } = await intake.post('bank-lines', bankLine(missed, 800_001));
    expect(status).toBe(201);
    release('realtime');

    for (const page of pages) {
        await reconnects(page);
        await sees(rowOf(await openPanel(page, 'Risk checks'), missed));
        await countersAgree(page);
    }
    // The screens receive live events again.
    await intake.accept('bank-lines', bankLine(heard, 800_002));
    for (const page of pages) {
        await sees(rowOf(page.getByRole('dialog', { name: 'Risk checks' }), heard));
        await countersAgree(page);
    }
    expect(await wasNotReloaded(...pages)).toBe(true);
}, 240_000);

it('notifies every recipient once when the queue worker is killed in the middle of a fan-out', async () => {
    const payments = 40;
    const payer = newName();
    const told = `from notifications n join deposits d on n.notifiable_type = 'deposit' and n.notifiable_id = d.id
        join bank_lines b on b.id = d.bank_line_id where b.payer_name like '${payer}%'`;
    const soFar = async () => Number((await rowsOf(`select count(distinct d.id) as done ${told}`))[0]?.done);
    const pages = await peopleListening();
    takeDown('queue');
    const accepted = await Promise.all(
        Array.from({ length: payments }, (_, number) =>
            intake.post('bank-lines', bankLine(`${payer} ${letters(number)}`, 810_000 + number)),
        ),
    );
    expect(accepted.map(({ status }) => status)).toEqual(accepted.map(() => 201));

    release('queue');
    await expect.poll(soFar, { timeout: RECOVERY_MS, interval: 5 }).toBeGreaterThan(0);
    kill('queue');
    expect(await soFar(), 'it died in the middle').toBeLessThan(payments);
    await expect.poll(soFar, { timeout: RECOVERY_MS, interval: 200 }).toBe(payments);

    const recipients = Number(
        (
            await rowsOf(`select count(*) as people from users u join role_abilities a on a.role_id = u.role_id
            where u.is_active = 1 and u.deleted_at is null and a.ability = 'viewDeposits'`)
        )[0]?.people,
    );
    expect(await rowsOf(`select count(*) as notifications, count(distinct n.user_id) as people ${told}`)).toEqual([
        { notifications: payments * recipients, people: recipients },
    ]);
    for (const page of pages) {
        const panel = await openPanel(page, 'Risk checks');
        await expect.poll(() => rowOf(panel, payer).count(), { timeout: RECOVERY_MS }).toBe(payments);
        await countersAgree(page);
    }
}, 240_000);

it('creates one record from two simultaneous calls with the same key, and one from a line sent twice', async () => {
    const [page] = await peopleListening();
    const [twice, after] = [newName(), newName()];
    const line = bankLine(twice, 820_001);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => intake.post('bank-lines', line, key)));
    expect(answers.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);

    const again = await intake.post('bank-lines', line, key);
    expect(again).toMatchObject({ status: 201, replayed: true });
    expect((await intake.post('bank-lines', { ...line, amount_cents: 1 }, key)).status).toBe(422);
    await intake.post('bank-lines', line);

    await intake.accept('bank-lines', bankLine(after, 820_002));
    const panel = await openPanel(page, 'Risk checks');
    await sees(rowOf(panel, after));
    expect(await rowOf(panel, twice).count()).toBe(1);
    await countersAgree(page);
});

/** Numbers payers with letters, because a payer's name ends at the first digit of the description. */
function letters(number: number): string {
    return String(number).replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
}
