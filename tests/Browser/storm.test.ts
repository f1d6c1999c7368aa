import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { kill, killWebWorker } from './support/faults';
import { Intake } from './support/intake';
import { allCountersAgree, wasNotReloaded } from './support/notifications';
import { listener } from './support/stage';
import { KINDS, storm } from './support/storm';

const browser = openBrowser();
const EVENTS_A_SECOND = 50;
const SECONDS = 16;
/** Keyed by the number of the next call. Each service is killed at least once while calls keep coming in. */
const KILLS = new Map<number, () => void>([
    [100, killWebWorker],
    [200, () => kill('queue')],
    [350, () => kill('realtime')],
    [500, () => kill('web')],
    [650, killWebWorker],
    [700, () => kill('queue')],
]);
const RECOVERY_MS = 240_000;
// The Pusher client retries after 1 s, then after 15 s.
const RECONNECT_MS = 40_000;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

it('notifies every recipient of every event exactly once while each service is killed in turn at fifty events a second', async () => {
    browser.allow(
        /WebSocket connection to .* failed/,
        /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
    );
    const pages = await Promise.all([
        listener(browser, 'omar.haddad', 'deposit-pending-notifications'),
        listener(browser, 'rosie.callaghan', 'message-notifications'),
    ]);

    const { mark, ofEachKind, repeated } = await storm(intake, EVENTS_A_SECOND, SECONDS, KILLS);
    expect(repeated, 'some calls met a dead server').toBeGreaterThan(0);

    await expect
        .poll(() => rowsOf("select count(*) as waiting from outbox where delivered_at is null and topic != 'demo'"), {
            timeout: RECOVERY_MS,
            interval: 500,
        })
        .toEqual([{ waiting: 0 }]);
    for (const { path, ability, told } of KINDS) {
        const [row] =
            await rowsOf(`select count(*) as people from users u join role_abilities a on a.role_id = u.role_id
            where u.is_active = 1 and u.deleted_at is null and a.ability = '${ability}'`);
        const times = (await rowsOf(told(mark))).map((record) => record.told);
        expect(times, `${path}: as many records as events`).toHaveLength(ofEachKind);
        expect(new Set(times), `${path}: every recipient notified once`).toEqual(new Set([row?.people]));
    }
    for (const page of pages) {
        await allCountersAgree(page, RECONNECT_MS);
    }
    expect(await wasNotReloaded(...pages)).toBe(true);
}, 400_000);
