import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { bankLine, Intake, moment } from './support/intake';
import { type Calls, faultsOf, insistAs, killingDuring, type MoneyedClient, moneyedClients } from './support/money';
import { countersAgree, wasNotReloaded } from './support/notifications';
import { listener } from './support/stage';
import { eventually } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();
const OFFICER = 'hugo.lindgren';
const CHANNEL = 'deposit-pending-notifications';
const DEPOSITS = 30;
const WITHDRAWALS = 15;
const DEPOSIT_CENTS = 125_00;
const WITHDRAWAL_CENTS = 10_00;
const AT_ONCE = 3;
const CALLS_A_KILL = 7;
const RECOVERY_MS = 60_000;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

interface Clients {
    payees: readonly MoneyedClient[];
    askers: readonly MoneyedClient[];
}

/** Sends deposits from unknown payers for the payees, and withdrawal requests of the askers. */
async function sendWork(mark: string, { payees, askers }: Clients) {
    const answers = await Promise.all([
        ...payees.map(() => intake.post('bank-lines', bankLine(mark, randomInt(10_000_000, 99_999_999)))),
        ...askers.map(({ pin }, place) =>
            intake.post('withdrawal-requests', {
                reference: `${mark}-${place}`,
                client_pin: pin,
                amount_cents: WITHDRAWAL_CENTS,
                requested_at: moment(),
            }),
        ),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
}

/** One user's decisions, alternating between deposits and withdrawals so that each kill interrupts both. */
async function decisionsOn(mark: string, page: Page, { payees, askers }: Clients, calls: Calls) {
    const approvals = (await rowsOf(depositsOf(mark))).map(({ id, version }, place) => {
        const payload = { client_id: Number(payees[place]?.id), version: Number(version), accepts_other_payer: true };

        return () => insistAs(page, `/deposits/${id}/approve`, payload, calls);
    });
    const payouts = (await rowsOf(withdrawalsOf(mark))).map(({ id, client_id }) => async () => {
        const account = Number(askers.find((client) => client.id === client_id)?.account);
        await insistAs(page, `/withdrawals/${id}/destination`, { bank_account_id: account }, calls);
        await insistAs(page, `/withdrawals/${id}/check`, { bank_account_id: account }, calls);
        await insistAs(page, `/withdrawals/${id}/approve`, {}, calls);
    });

    return approvals.flatMap((approval, place) => [approval, ...payouts.slice(place, place + 1)]);
}

const depositsOf = (mark: string) => `select d.id, d.status, d.version, d.client_id from deposits d
    join bank_lines b on b.id = d.bank_line_id where b.payer_name = '${mark}' order by d.id`;
const withdrawalsOf = (mark: string) =>
    `select id, client_id, status from withdrawals where reference like '${mark}-%' order by id`;

/** Runs the tasks in groups of this size. */
async function runAll(acts: readonly (() => Promise<void>)[]): Promise<void> {
    const waiting = [...acts];
    const one = async () => {
        for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) {
            await act();
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Whether each record has exactly one audit event of this action. */
async function areAuditedOnce(records: string, type: string, action: string): Promise<boolean> {
    const times = await rowsOf(`select distinct (select count(*) from audit_events a
        where a.subject_type = '${type}' and a.subject_id = r.id and a.action = '${action}') as audited from (${records}) r`);

    return times.length === 1 && times[0]?.audited === 1;
}

it('saves every decision exactly once while web and queue workers are killed', async () => {
    browser.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    const mark = newName();
    const clients = await moneyedClients(DEPOSITS + WITHDRAWALS, WITHDRAWAL_CENTS);
    const [payees, askers] = [clients.slice(0, DEPOSITS), clients.slice(DEPOSITS)];
    const page = await listener(browser, OFFICER, CHANNEL, { at: `/deposits/pending?search=${mark}` });
    const list = page.getByRole('table', { name: 'Deposits' }).getByRole('row').filter({ hasText: mark });
    await sendWork(mark, { payees, askers });
    await eventually(() => list.count(), RECOVERY_MS).toBeGreaterThanOrEqual(25);

    const calls: Calls = { answered: 0, repeated: 0 };
    const work = runAll(await decisionsOn(mark, page, { payees, askers }, calls));
    // Each service at least once; how often depends on how soon they are back.
    expect(await killingDuring(work, calls, CALLS_A_KILL)).toBeGreaterThanOrEqual(3);
    expect(calls.repeated, 'some calls met a dead server').toBeGreaterThan(0);

    const [deposits, withdrawals] = [await rowsOf(depositsOf(mark)), await rowsOf(withdrawalsOf(mark))];
    expect(deposits.map(({ status, client_id }) => [status, client_id])).toEqual(
        payees.map(({ id }) => ['approved', id]),
    );
    expect(withdrawals.map(({ status }) => status)).toEqual(askers.map(() => 'approved'));
    expect(await areAuditedOnce(depositsOf(mark), 'deposit', 'deposit.approved')).toBe(true);
    for (const action of ['withdrawal.checked', 'withdrawal.approved']) {
        expect(await areAuditedOnce(withdrawalsOf(mark), 'withdrawal', action)).toBe(true);
    }
    const balances = await rowsOf(
        `select id, balance_cents from clients where id in (${clients.map(({ id }) => id).join()}) order by id`,
    );
    const due = [
        ...payees.map(({ id, balance }) => ({ id, balance_cents: balance + DEPOSIT_CENTS })),
        ...askers.map(({ id, balance }) => ({ id, balance_cents: balance - WITHDRAWAL_CENTS })),
    ];
    expect(balances).toEqual(due.toSorted((one, other) => one.id - other.id));
    expect(await artisan('ledger:verify')).toMatch(/add up\.$/);

    // In the end the screen shows every decision.
    await eventually(() => list.count(), RECOVERY_MS).toBe(0);
    await countersAgree(page, 'Risk checks', RECOVERY_MS);
    expect(await wasNotReloaded(page)).toBe(true);
    expect(await faultsOf(page, 'deposits-all-decided')).toEqual([]);
}, 240_000);
