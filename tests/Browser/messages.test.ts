import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, WHOLE_CHROMIUM } from './support/browser';
import { Intake } from './support/intake';
import { countersAgree, listenTo, openPanel, readEverything, rowOf, shownCount } from './support/notifications';
import { pageOf } from './support/sign-in';
import { lookAway, noticesOf, playsOf, spyOnNotices, spyOnSound, timesHeard } from './support/spies';
import { twoWatchers } from './support/stage';
import { eventually, gone, sees } from './support/wait';
import { aMessage, inboundSms, newName } from './support/work';

const browser = openBrowser(WHOLE_CHROMIUM);
const CHANNEL = 'message-notifications';
const SOUND = '/sounds/message_notification_sound.mp3';
const AS_MANY_AS_KEPT = 10;

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

/** A message from an unknown number. */
async function aStrangersMessage(): Promise<string> {
    const words = `Is this ${newName()}?`;
    const { status } = await intake.post('sms/inbound', inboundSms(`+61491${randomInt(100_000, 999_999)}`, words));
    expect(status).toBe(201);

    return words;
}

/** Sends a message and waits until every open panel shows it. */
async function aMessageIn(...pages: Page[]): Promise<void> {
    const words = await aStrangersMessage();
    await sees(...pages.map((page) => rowOf(page.getByRole('dialog', { name: 'Messages' }), words)));
}

it('plays one sound for each message, in one tab only, and none while muted', async () => {
    const page = await pageOf(browser, 'hugo.lindgren');
    await readEverything(page);
    await spyOnSound(page.context());
    const tab = await page.context().newPage();
    await tab.goto('/clients');
    const [sound] = await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname === SOUND),
        listenTo(page, CHANNEL),
        listenTo(tab, CHANNEL),
    ]);
    expect(sound.ok()).toBe(true);
    expect(await playsOf(page), 'nothing is played before the first click').toEqual([]);

    for (const each of [page, tab]) {
        await openPanel(each, 'Messages');
        await eventually(() => playsOf(each)).toEqual([{ address: SOUND, isMuted: true, volume: 0.5 }]);
    }
    await aMessageIn(page, tab);
    await eventually(() => timesHeard(page, tab)).toBe(1);
    await aMessageIn(page, tab);
    await eventually(() => timesHeard(page, tab)).toBe(2);
    expect((await playsOf(page)).concat(await playsOf(tab)).every(({ volume }) => volume === 0.5)).toBe(true);

    await page.getByRole('button', { name: 'Mute sound' }).first().click();
    await sees(tab.getByRole('button', { name: 'Unmute sound' }).first());
    await aMessageIn(page, tab);
    await page.getByRole('button', { name: 'Unmute sound' }).first().click();
    await sees(tab.getByRole('button', { name: 'Mute sound' }).first());
    await aMessageIn(page, tab);
    await eventually(() => timesHeard(page, tab)).toBe(3);
});

it('shows ten of eleven messages, and the eleventh once there is room', async () => {
    const [hugo, ben] = await twoWatchers(browser, 'hugo.lindgren', 'ben.ahmadi', {
        group: 'Messages',
        channel: CHANNEL,
    });
    const panels = await Promise.all([hugo, ben].map(({ page }) => openPanel(page, 'Messages')));
    const words: string[] = [];
    for (let sent = 0; sent <= AS_MANY_AS_KEPT; sent++) {
        words.push(await aStrangersMessage());
    }
    const [oldest, ...kept] = words as [string, ...string[]];
    const newest = String(kept.at(-1));
    await sees(...panels.map((panel) => rowOf(panel, newest)));

    const shows = async (expected: readonly string[]) => {
        for (const [place, { page }] of [hugo, ben].entries()) {
            const rows = panels[place]?.getByRole('listitem');
            await eventually(async () => (await rows?.allTextContents())?.length).toBe(expected.length);
            const texts = (await rows?.allTextContents()) ?? [];
            expect(texts.map((text) => expected.find((each) => text.includes(each)))).toEqual(expected);
            expect(await shownCount(page, 'Messages')).toBe(AS_MANY_AS_KEPT);
            await countersAgree(page, 'Messages');
        }
    };
    await shows(kept.toReversed());

    await rowOf(panels[0] as (typeof panels)[0], newest)
        .getByRole('button', { name: /^Mark as handled/ })
        .click();
    await gone(...panels.map((panel) => rowOf(panel, newest)));
    await sees(...panels.map((panel) => rowOf(panel, oldest)));
    await shows([...kept.slice(0, -1).toReversed(), oldest]);
});

/** Sets a switch of the profile, whatever its current state. */
async function choose(page: Page, name: string, isOn: boolean): Promise<void> {
    const toggle = page.getByRole('switch', { name });
    if ((await toggle.isChecked()) !== isOn) {
        await Promise.all([
            page.waitForResponse((response) => response.url().endsWith('/user-profile/notifications')),
            toggle.click(),
        ]);
    }
    await eventually(() => toggle.isChecked()).toBe(isOn);
}

it('counts in the page title and shows browser notifications only when the user turned them on', async () => {
    const page = await pageOf(browser, 'ben.ahmadi', { permissions: ['notifications'] });
    const [title, outside] = ['Unread count in the page title', 'Browser notifications'];
    await readEverything(page);
    await spyOnNotices(page.context());
    await page.goto('/user-profile/edit?tab=notifications');
    await listenTo(page, CHANNEL);
    for (const name of [title, outside]) {
        expect(await page.getByRole('switch', { name }).isChecked(), `${name} is off by default`).toBe(false);
    }
    const plainTitle = await page.title();
    await aMessage(intake);
    await eventually(() => shownCount(page, 'Messages')).toBe(1);
    expect(await page.title()).toBe(plainTitle);

    try {
        await choose(page, title, true);
        await choose(page, outside, true);
        await eventually(() => page.title()).toBe(`(1) ${plainTitle}`);
        await lookAway(page);
        await aMessage(intake);
        await eventually(() => noticesOf(page)).toEqual([
            { title: 'New: Message', body: expect.stringMatching(/\w/), isClosed: false },
        ]);
        await eventually(() => page.title()).toBe(`(2) ${plainTitle}`);

        await readEverything(page);
        await eventually(async () => (await noticesOf(page)).map(({ isClosed }) => isClosed)).toEqual([true]);
        await eventually(() => page.title()).toBe(plainTitle);
    } finally {
        await choose(page, title, false);
        await choose(page, outside, false);
    }
});
