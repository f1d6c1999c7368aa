import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { kill, release, takeDown } from './support/faults';
import { bankLine, Intake } from './support/intake';
import { countersAgree, listenTo, markLoad, openPanel, rowOf, wasNotReloaded } from './support/notifications';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';

const browser = openBrowser();
const DEPOSITS = 'deposit-pending-notifications';
// The Pusher client tries again after 1 s and then after 15 s.
const RECONNECT_MS = 40_000;
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
    const pages: [Page, Page] = [await pageOf(browser, 'anjali.rao'), await pageOf(browser, 'omar.haddad')];
    for (const page of pages) {
        await listenTo(page, DEPOSITS);
    }
    await markLoad(...pages);

    return pages;
}

it('says that it reconnects while the realtime server is dead, then catches up on what it missed', async () => {
    browser.allow(/WebSocket connection to .* failed/);
    const pages = await peopleListening();
    takeDown('realtime');
    for (const page of pages) {
        await sees(page.getByRole('status').filter({ hasText: 'Live updates are interrupted. Reconnecting…' }));
    }

    const { status } = await intake.post('bank-lines', bankLine('MISSED ECHIDNA', 800_001));
    expect(status).toBe(201);
    release('realtime');

    for (const page of pages) {
        await page
            .getByRole('status')
            .filter({ hasText: 'Reconnecting' })
            .waitFor({ state: 'hidden', timeout: RECONNECT_MS });
        await sees(rowOf(await openPanel(page, 'Risk checks'), 'MISSED ECHIDNA'));
        await countersAgree(page);
    }
    // The screens are live again.
    await intake.post('bank-lines', bankLine('HEARD ECHIDNA', 800_002));
    for (const page of pages) {
        await sees(rowOf(page.getByRole('dialog', { name: 'Risk checks' }), 'HEARD ECHIDNA'));
        await countersAgree(page);
    }
    expect(await wasNotReloaded(...pages)).toBe(true);
}, 120_000);

it('tells every recipient once when the queue worker is killed in the middle of a fan-out', async () => {
    const payments = 40;
    const told = `from notifications n join deposits d on n.notifiable_type = 'deposit' and n.notifiable_id = d.id
        join bank_lines b on b.id = d.bank_line_id where b.payer_name like 'HALFWAY NUMBAT%'`;
    const soFar = async () => Number((await rowsOf(`select count(distinct d.id) as done ${told}`))[0]?.done);
    const pages = await peopleListening();
    takeDown('queue');
    const accepted = await Promise.all(
        Array.from({ length: payments }, (_, number) =>
            intake.post('bank-lines', bankLine(`HALFWAY NUMBAT ${letters(number)}`, 810_000 + number)),
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
        await expect.poll(() => rowOf(panel, 'HALFWAY NUMBAT').count(), { timeout: RECOVERY_MS }).toBe(payments);
        await countersAgree(page);
    }
}, 240_000);

it('makes one record of two calls with the same key at once, and one of the same line sent twice', async () => {
    const [page] = await peopleListening();
    const line = bankLine('TWICE POSSUM', 820_001);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => intake.post('bank-lines', line, key)));
    expect(answers.filter(({ status, replayed }) => status === 201 && !replayed)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);

    const again = await intake.post('bank-lines', line, key);
    expect(again).toMatchObject({ status: 201, replayed: true });
    expect((await intake.post('bank-lines', { ...line, amount_cents: 1 }, key)).status).toBe(422);
    await intake.post('bank-lines', line);

    await intake.post('bank-lines', bankLine('AFTER POSSUM', 820_002));
    const panel = await openPanel(page, 'Risk checks');
    await sees(rowOf(panel, 'AFTER POSSUM'));
    expect(await rowOf(panel, 'TWICE POSSUM').count()).toBe(1);
    await countersAgree(page);
});

/** A payer's name ends where the digits of the description begin, so it is numbered by letters. */
function letters(number: number): string {
    return String(number).replace(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
}
