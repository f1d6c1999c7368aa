import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { Intake } from './support/intake';
import { rowOf, shownCount, wasNotReloaded } from './support/notifications';
import { pageOf } from './support/sign-in';
import { arrivedWith, leftFrom, type Watcher, watchers } from './support/stage';
import { eventually, gone, sees } from './support/wait';
import { aReview } from './support/work';

const browser = openBrowser();
const SIZE = { width: 320, height: 200 };
/** Reviews share the read channel: docs/decisions/0015-reviews-on-the-read-channel.md */
const CHANNEL = 'read-notifications';

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

/** A screenshot that a client could send. */
const screenshotOf = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });

it('shows reviews on two screens and lets one user approve and the other decline', async () => {
    const [marcus, zara] = (await watchers(
        browser,
        { name: 'marcus.webb', group: 'RSG', channel: CHANNEL },
        { name: 'zara.quinn', group: 'Social media reviews', channel: CHANNEL },
    )) as [Watcher, Watcher];
    const picture = await screenshotOf(zara.page);

    const liked = await aReview(intake, picture);
    const [marcuss] = (await arrivedWith([marcus, zara], liked)) as [Locator, Locator];
    await marcuss.getByRole('button', { name: /^Approve/ }).click();
    await leftFrom([marcus, zara], liked);

    const disliked = await aReview(intake, picture);
    const panels = [
        marcus.page.getByRole('dialog', { name: 'RSG' }),
        zara.page.getByRole('dialog', { name: 'Social media reviews' }),
    ] as const;
    await sees(...panels.map((panel) => rowOf(panel, disliked)));
    await rowOf(panels[1], disliked)
        .getByRole('button', { name: /^Decline/ })
        .click();
    await leftFrom([marcus, zara], disliked);

    expect(await wasNotReloaded(marcus.page, zara.page)).toBe(true);
    expect(await decisionsOn(liked, disliked)).toEqual(['Marcus Webb: 2', 'Zara Quinn: 3']);
});

/** Each client's review with its decider and decision. The specification numbers decisions: 2 is approved, 3 is declined. */
async function decisionsOn(...clients: string[]): Promise<string[]> {
    const rows = await rowsOf(`select c.first_name || ' ' || c.last_name as client,
        u.first_name || ' ' || u.last_name || ': ' || r.status as decision from social_media_reviews r
        join clients c on c.id = r.client_id join users u on u.id = r.decided_by`);

    return clients.map((name) => String(rows.findLast(({ client }) => client === name)?.decision));
}

it('opens a review’s screenshot in a new tab only for users who can see reviews', async () => {
    const [zara] = (await watchers(browser, {
        name: 'zara.quinn',
        group: 'Social media reviews',
        channel: CHANNEL,
    })) as [Watcher];
    const client = await aReview(intake, await screenshotOf(zara.page));
    const [row] = (await arrivedWith([zara], client)) as [Locator];

    const link = row.getByRole('link', { name: /^Screenshot\s*of .+\(opens a new tab\)/ });
    const [tab] = await Promise.all([zara.page.context().waitForEvent('page'), link.click()]);
    await tab.waitForLoadState();
    const path = new URL(tab.url()).pathname;
    expect(path).toMatch(/^\/storage\/.+\.png$/);
    expect(await tab.evaluate(() => [document.images[0]?.naturalWidth, document.images[0]?.naturalHeight])).toEqual([
        SIZE.width,
        SIZE.height,
    ]);
    await sees(row);

    const hugo = await pageOf(browser, 'hugo.lindgren');
    expect((await hugo.request.get(path)).status()).toBe(403);
    expect((await zara.page.request.get(path.replace('.png', '0.png'))).status()).toBe(404);
    const stranger = await browser.newPerson();
    expect((await stranger.request.get(path, { maxRedirects: 0 })).status()).toBe(302);

    await row.getByRole('button', { name: /^Approve/ }).click();
    await gone(row);
    await eventually(() => shownCount(zara.page, 'Social media reviews')).toBe(0);
    expect(await zara.page.getByRole('dialog').getByText('No new Social media reviews').count()).toBe(1);
});
