import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { bankLine, Intake, newClient } from './support/intake';
import {
    countersAgree,
    countOnServer,
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
