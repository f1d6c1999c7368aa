import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { bankLine, Intake, newClient } from './support/intake';
import {
    countersAgree,
    countOnServer,
    listenTo,
    nothingIsPending,
    openPanel,
    rowOf,
    wasNotReloaded,
} from './support/notifications';
import { listener } from './support/stage';
import { eventually, gone, sees } from './support/wait';
import { newName, newSurname } from './support/work';

const browser = openBrowser();
const DEPOSITS = 'deposit-pending-notifications';
const RISK_CHECKS = 'new-client-risk-check-notifications';

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

async function listeners(channel: string, ...names: string[]): Promise<Page[]> {
    await nothingIsPending();

    return Promise.all(names.map((name) => listener(browser, name, channel)));
}

/** @returns the dashboard's count of pending deposits */
async function depositsOnDashboard(page: Page): Promise<number> {
    const queues = page.getByRole('region', { name: 'Queues' }).locator('[data-card]');
    const deposits = queues.filter({ has: page.getByRole('link', { name: 'Deposits' }) });

    return Number(await deposits.locator('p').nth(1).textContent());
}

it('shows a bank line to every user who handles deposits, without a reload', async () => {
    const payer = `WILHELMINA ${newName()}`;
    const pages = await listeners(DEPOSITS, 'hugo.lindgren', 'siobhan.keane');
    const before = await Promise.all(pages.map((page) => countOnServer(page, 'Risk checks')));
    const waiting = await Promise.all(pages.map(depositsOnDashboard));

    const { status } = await intake.post('bank-lines', bankLine(payer, 700_001));
    expect(status).toBe(201);

    for (const [index, page] of pages.entries()) {
        await eventually(() => countOnServer(page, 'Risk checks')).toBe(Number(before[index]) + 1);
        await eventually(() => depositsOnDashboard(page)).toBe(Number(waiting[index]) + 1);
        const row = rowOf(await openPanel(page, 'Risk checks'), payer);
        await sees(row.getByText('$125.00'));
        await countersAgree(page);
    }
    expect(await wasNotReloaded(...pages)).toBe(true);
});

it('removes a new client from every screen once a user has completed the risk check', async () => {
    const surname = newSurname();
    const [siobhan, omar] = (await listeners(RISK_CHECKS, 'siobhan.keane', 'omar.haddad')) as [Page, Page];
    await intake.accept('clients', newClient('Kirra', surname));
    const hers = rowOf(await openPanel(siobhan, 'Risk checks'), `Kirra ${surname}`);
    const his = rowOf(await openPanel(omar, 'Risk checks'), `Kirra ${surname}`);
    await sees(hers, his, omar.getByRole('button', { name: '25% BONUSHUNTER' }).first());
    const before = await countOnServer(omar, 'Risk checks');

    await hers.getByRole('button', { name: 'GOOD' }).click();

    await gone(hers, his);
    await eventually(() => countOnServer(omar, 'Risk checks')).toBe(before - 1);
    await Promise.all([countersAgree(siobhan), countersAgree(omar)]);
    expect(await wasNotReloaded(siobhan, omar)).toBe(true);
});

it('asks for confirmation before a risk check closes the account and shows the result on the client', async () => {
    const surname = newSurname();
    const [omar] = (await listeners(RISK_CHECKS, 'omar.haddad')) as [Page];
    await intake.accept('clients', newClient('Jedda', surname));
    const row = rowOf(await openPanel(omar, 'Risk checks'), `Jedda ${surname}`);

    await row.getByRole('button', { name: 'CLOSE' }).click();
    await omar
        .getByRole('alertdialog', { name: new RegExp(`Close the account of Jedda ${surname}`) })
        .getByRole('button', { name: 'Cancel' })
        .click();
    await sees(row);
    await row.getByRole('button', { name: 'CLOSE' }).click();
    await omar.getByRole('button', { name: 'Close account' }).click();
    await gone(row);

    await omar.goto(`/clients?search=Jedda+${surname}`);
    await sees(omar.getByRole('row', { name: new RegExp(`Jedda ${surname}.*Closed`) }));
});

it('marks a notification as read in every tab of the user, but not for other users', async () => {
    const [first, colleague] = (await listeners(DEPOSITS, 'maya.okonkwo', 'siobhan.keane')) as [Page, Page];
    const second = await first.context().newPage();
    await second.goto('/clients');
    await listenTo(second, 'read-notifications');
    const payer = `OTTO ${newName()}`;
    await intake.accept('bank-lines', bankLine(payer, 700_002));
    const [row, same, theirs] = [
        rowOf(await openPanel(first, 'Risk checks'), payer),
        rowOf(await openPanel(second, 'Risk checks'), payer),
        rowOf(await openPanel(colleague, 'Risk checks'), payer),
    ];
    await sees(row, same, theirs);

    await row.getByRole('button', { name: /^Close notification/ }).click();

    await gone(row, same);
    await Promise.all([countersAgree(first), countersAgree(second)]);
    await sees(theirs);
});
