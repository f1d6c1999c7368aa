import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { Intake } from './support/intake';
import { countersAgree, openPanel, rowOf, shownCount } from './support/notifications';
import { type Watcher, watchers } from './support/stage';
import { sees } from './support/wait';
import {
    aCommunication,
    aDeposit,
    aForm,
    aMessage,
    aReview,
    aRiskCheck,
    aWithdrawal,
    type Sender,
} from './support/work';

const browser = openBrowser();

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

const mentions = (frames: readonly string[], type: string) =>
    frames.filter((frame) => frame.includes(`\\"type\\":\\"${type}\\"`)).length;

/** Waits for a notification that the user does receive. Anything sent earlier would have arrived by then. */
async function hearsOnly({ page, group, frames }: Watcher, type: string, send: Sender, others: readonly string[]) {
    const words = await send(intake);
    await sees(rowOf(await openPanel(page, group), words));
    const heard = [type, ...others].map((each) => [each, mentions(frames, each)]);
    expect(heard).toEqual([[type, 1], ...others.map((other) => [other, 0])]);
    expect(await shownCount(page, group)).toBe(1);
    await countersAgree(page, group);
}

it('does not notify users of work that their role doesn’t include', async () => {
    const [hugo, ben, omar] = (await watchers(
        browser,
        { name: 'hugo.lindgren', group: 'Risk checks', channel: 'deposit-pending-notifications' },
        { name: 'ben.ahmadi', group: 'Messages', channel: 'message-notifications' },
        { name: 'omar.haddad', group: 'Risk checks', channel: 'deposit-pending-notifications' },
    )) as [Watcher, Watcher, Watcher];
    const picture = await hugo.page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });

    // A payments officer receives payments and messages.
    await aRiskCheck(intake);
    await aCommunication(intake);
    await aForm(intake);
    await aReview(intake, picture);
    await hearsOnly(hugo, 'deposit', aDeposit, [
        'risk_check',
        'rsg_communication',
        'form_submission',
        'social_media_review',
    ]);

    // An RSG officer receives forms, communications and messages.
    await aWithdrawal(intake);
    await hearsOnly(ben, 'message', aMessage, ['deposit', 'withdrawal', 'risk_check', 'social_media_review']);

    // A risk analyst receives checks and payments. Both share one group, so the test waits for one more deposit there.
    const last = await aDeposit(intake);
    await sees(rowOf(await openPanel(omar.page, 'Risk checks'), last));
    const heard = ['risk_check', 'withdrawal', 'deposit', 'message', 'rsg_communication', 'form_submission'];
    expect(heard.map((type) => mentions(omar.frames, type))).toEqual([1, 1, 2, 0, 0, 0]);
    expect(mentions(omar.frames, 'social_media_review')).toBe(0);
});
