import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { Intake } from './support/intake';
import {
    allCountersAgree,
    framesOf,
    type Group,
    openPanel,
    readEverything,
    rowOf,
    shownCount,
    wasNotReloaded,
} from './support/notifications';
import { spyOnSound, timesHeard } from './support/spies';
import { listener } from './support/stage';
import { eventually, gone, sees } from './support/wait';
import { aCommunication, aDeposit, aForm, aMessage, aReview, aRiskCheck, aWithdrawal } from './support/work';

const browser = openBrowser();
const GROUPS: readonly Group[] = ['Risk checks', 'RSG', 'Messages'];
// The Pusher client waits 30 s on the page's clock for a pong before it drops a connection.
const STEP_MS = 5_000;
const RECONNECT_MS = 40_000;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

const reconnecting = (page: Page) => page.getByRole('status').filter({ hasText: 'Reconnecting…' });

/** Waits until the group's count matches the server, then checks every row. */
async function shows(page: Page, group: Group, present: readonly string[], absent: readonly string[] = []) {
    await eventually(() => shownCount(page, group)).toBe(present.length);
    const panel = await openPanel(page, group);
    await sees(...present.map((words) => rowOf(panel, words)));
    await gone(...absent.map((words) => rowOf(panel, words)));
    await eventually(() => panel.getByRole('listitem').count()).toBe(present.length);
    await page.keyboard.press('Escape');
    await gone(panel);
}

it('catches up after a minute offline without a reload or a repeated sound', async () => {
    browser.allow(/ERR_INTERNET_DISCONNECTED/, /WebSocket connection to .* failed/);
    // A developer sees every notification group.
    let frames: string[] = [];
    const [felix, marcus] = await Promise.all([
        listener(browser, 'felix.brandt', 'message-notifications', {
            prepare: async (page) => {
                await readEverything(page);
                await page.clock.install();
                await spyOnSound(page.context());
                frames = framesOf(page);
            },
        }),
        listener(browser, 'marcus.webb', 'rsg-communication-notifications', { prepare: readEverything }),
    ]);

    const [check, word, heard] = [await aRiskCheck(intake), await aCommunication(intake), await aMessage(intake)];
    await shows(felix, 'Risk checks', [check]);
    await shows(felix, 'RSG', [word]);
    await shows(felix, 'Messages', [heard]);
    const soFar = await timesHeard(felix);

    await felix.context().setOffline(true);
    const known = frames.length;
    const missed = {
        'Risk checks': [await aRiskCheck(intake), await aDeposit(intake), await aWithdrawal(intake)],
        RSG: [
            await aCommunication(intake),
            await aForm(intake),
            await aReview(intake, await marcus.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })),
        ],
        Messages: [await aMessage(intake)],
    };
    await rowOf(await openPanel(marcus, 'Risk checks'), check)
        .getByRole('button', { name: 'GOOD' })
        .click();
    await eventually(() => shownCount(marcus, 'Risk checks')).toBe(missed['Risk checks'].length);
    await rowOf(await openPanel(marcus, 'RSG'), word)
        .getByRole('button', { name: /^Mark as Handled/ })
        .click();
    // He doesn't see form submissions.
    await eventually(() => shownCount(marcus, 'RSG')).toBe(missed.RSG.length - 1);
    await eventually(async () => {
        await felix.clock.fastForward(STEP_MS);

        return reconnecting(felix).isVisible();
    }).toBe(true);
    expect(frames.slice(known), 'nothing came through').toEqual([]);
    expect(await Promise.all(GROUPS.map((group) => shownCount(felix, group)))).toEqual([1, 1, 1]);

    await felix.context().setOffline(false);
    await reconnecting(felix).waitFor({ state: 'hidden', timeout: RECONNECT_MS });
    await allCountersAgree(felix, RECONNECT_MS);
    await shows(felix, 'Risk checks', missed['Risk checks'], [check]);
    await shows(felix, 'RSG', missed.RSG, [word]);
    await shows(felix, 'Messages', [...missed.Messages, heard]);

    // The page receives live events again and plays the sound once.
    const later = await aMessage(intake);
    await shows(felix, 'Messages', [later, ...missed.Messages, heard]);
    await eventually(() => timesHeard(felix)).toBe(soFar + 1);
    expect(await wasNotReloaded(felix)).toBe(true);
}, 240_000);
