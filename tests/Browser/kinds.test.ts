import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { Intake, moment } from './support/intake';
import { insistAs } from './support/money';
import { type Group, listenTo, openPanel, rowOf, shownCount, wasNotReloaded } from './support/notifications';
import { arrivedWith, leftFrom, twoWatchers } from './support/stage';
import { eventually, gone, sees } from './support/wait';
import {
    aCommunication,
    aDeposit,
    aForm,
    aMessage,
    aRiskCheck,
    aWithdrawal,
    freshClient,
    type Sender,
} from './support/work';

const browser = openBrowser();
const DEPOSITS = 'deposit-pending-notifications';
const WITHDRAWALS = 'withdrawal-pending-notifications';

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

/** A notification type that a button in its row completes. */
interface Kind {
    type: string;
    channel: string;
    group: Group;
    send: Sender;
    /** The button that completes it. */
    button: RegExp;
    /** The question before it is completed. */
    asks?: string;
    colleagues: readonly [string, string];
}

const KINDS: readonly Kind[] = [
    {
        type: 'risk_check',
        channel: 'new-client-risk-check-notifications',
        group: 'Risk checks',
        send: aRiskCheck,
        button: /^GOOD/,
        colleagues: ['marcus.webb', 'omar.haddad'],
    },
    {
        type: 'rsg_communication',
        channel: 'rsg-communication-notifications',
        group: 'RSG',
        send: aCommunication,
        button: /^Mark as Handled/,
        colleagues: ['marcus.webb', 'ben.ahmadi'],
    },
    {
        type: 'form_submission',
        channel: 'rsg-form-submission-notifications',
        group: 'RSG',
        send: aForm,
        button: /^Mark as Handled/,
        asks: 'Why is no action needed?',
        colleagues: ['ben.ahmadi', 'rosie.callaghan'],
    },
    {
        type: 'message',
        channel: 'message-notifications',
        group: 'Messages',
        send: aMessage,
        button: /^Mark as handled/,
        colleagues: ['ben.ahmadi', 'marcus.webb'],
    },
];

/** The notification list shows the notification as read, without its button. */
async function listedAsSettled(page: Page, type: string, words: string, button: RegExp): Promise<void> {
    await page.goto(`/notifications?type=${type}`);
    const row = page.getByRole('row').filter({ hasText: words });
    await sees(row.getByText('Read', { exact: true }));
    expect(await row.getByRole('button', { name: button }).count()).toBe(0);
}

it.each(KINDS)('shows a $type on two screens and removes it once one colleague completes it', async (kind) => {
    const { type, channel, group, send, button, asks, colleagues } = kind;
    const [first, second] = await twoWatchers(browser, ...colleagues, { group, channel });

    const words = await send(intake);
    const [hers, his] = (await arrivedWith([first, second], words)) as [Locator, Locator];
    await sees(his.getByRole('button', { name: button }));
    await hers.getByRole('button', { name: button }).click();
    if (asks !== undefined) {
        await first.page.getByLabel(asks).fill('The client sent it twice.');
        await first.page.getByRole('button', { name: button }).last().click();
    }

    await leftFrom([first, second], words);
    expect(await wasNotReloaded(first.page, second.page)).toBe(true);
    await listedAsSettled(second.page, type, words, button);
});

it('shows a withdrawal on two screens and removes it from both when the client cancels it', async () => {
    const [first, second] = await twoWatchers(browser, 'marcus.webb', 'hugo.lindgren', {
        group: 'Risk checks',
        channel: WITHDRAWALS,
    });
    const reference = randomUUID();

    const words = await aWithdrawal(intake, reference);
    const rows = await arrivedWith([first, second], words);
    await sees(...rows.map((row) => row.getByText('$250.00')));
    const { status } = await intake.post(`withdrawal-requests/${reference}/cancel`, { cancelled_at: moment() });
    expect(status).toBe(200);

    await leftFrom([first, second], words);
    expect(await wasNotReloaded(first.page, second.page)).toBe(true);
});

/** Approves the deposit as its drawer does, for a client without exclusions. */
async function approveDeposit(page: Page, payer: string): Promise<void> {
    const [deposit] = await rowsOf(
        `select d.id, d.version from deposits d join bank_lines b on b.id = d.bank_line_id where b.payer_name = '${payer}'`,
    );
    const { pin } = await freshClient();
    const [client] = await rowsOf(`select id from clients where pin = '${pin}'`);
    const decision = { client_id: Number(client?.id), version: Number(deposit?.version), accepts_other_payer: true };
    await insistAs(page, `/deposits/${deposit?.id}/approve`, decision, { answered: 0, repeated: 0 });
}

it('shows a deposit on two screens, marks it as read in every tab of one user, and for everyone once it is approved', async () => {
    const [hugo, marcus] = await twoWatchers(browser, 'hugo.lindgren', 'marcus.webb', {
        group: 'Risk checks',
        channel: DEPOSITS,
    });
    const [read, approved] = [await aDeposit(intake), await aDeposit(intake)];
    const hugos = await openPanel(hugo.page, 'Risk checks');
    const marcuss = await openPanel(marcus.page, 'Risk checks');
    await sees(...[hugos, marcuss].flatMap((panel) => [rowOf(panel, read), rowOf(panel, approved)]));

    const tab = await hugo.page.context().newPage();
    await tab.goto('/notifications?type=deposit&state=unread');
    await listenTo(tab, 'read-notifications');
    await tab
        .getByRole('row')
        .filter({ hasText: read })
        .getByRole('button', { name: /^Mark as read/ })
        .click();
    await gone(tab.getByRole('row').filter({ hasText: read }), rowOf(hugos, read));
    await eventually(() =>
        Promise.all([hugo.page, tab, marcus.page].map((page) => shownCount(page, 'Risk checks'))),
    ).toEqual([1, 1, 2]);
    await sees(rowOf(marcuss, read));

    await approveDeposit(tab, approved);
    await leftFrom([hugo], approved);
    await gone(rowOf(marcuss, approved));
    await eventually(() => shownCount(marcus.page, 'Risk checks')).toBe(1);
    expect(await wasNotReloaded(hugo.page, marcus.page)).toBe(true);
});
