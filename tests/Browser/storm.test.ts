import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { kill, killWebWorker } from './support/faults';
import { Intake } from './support/intake';
import { allCountersAgree, listenTo, markLoad, wasNotReloaded } from './support/notifications';
import { pageOf } from './support/sign-in';
import { KINDS, storm } from './support/storm';

const browser = openBrowser();
const EVENTS_A_SECOND = 50;
const SECONDS = 16;
// As scripted as it looks: each part dies at least once while calls come in all the time.
const KILLS: readonly [afterMs: number, act: () => void][] = [
    [2_000, killWebWorker],
    [4_000, () => kill('queue')],
    [7_000, () => kill('realtime')],
    [10_000, () => kill('web')],
    [13_000, killWebWorker],
    [14_000, () => kill('queue')],
];
const RECOVERY_MS = 240_000;
// The Pusher client tries again after 1 s, then after 15 s.
const RECONNECT_MS = 40_000;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

it('tells every recipient of every event exactly once while each part is killed in turn under fifty events a second', async () => {
    browser.allow(
        /WebSocket connection to .* failed/,
        /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
    );
    const pages = [await pageOf(browser, 'omar.haddad'), await pageOf(browser, 'rosie.callaghan')];
    await listenTo(pages[0] as (typeof pages)[0], 'deposit-pending-notifications');
    await listenTo(pages[1] as (typeof pages)[0], 'message-notifications');
    await markLoad(...pages);

    const timers = KILLS.map(([afterMs, act]) => setTimeout(act, afterMs));
    const { mark, ofEachKind, repeated } = await storm(intake, EVENTS_A_SECOND, SECONDS).finally(() => {
        timers.forEach(clearTimeout);
    });
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
        expect(new Set(times), `${path}: each told once to everybody`).toEqual(new Set([row?.people]));
    }
    for (const page of pages) {
        await allCountersAgree(page, RECONNECT_MS);
    }
    expect(await wasNotReloaded(...pages)).toBe(true);
}, 400_000);
