import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { Intake, moment } from './support/intake';
import { screenshots } from './support/screens';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';
import { freshClient } from './support/work';

const browser = openBrowser();
const OFFICER = 'rosie.callaghan';
const COLLEAGUE = 'ben.ahmadi';

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

/** Checks the screen, and keeps it in both sizes and schemes when BROWSER_SCREENS is set. */
async function look(page: Page, name: string): Promise<void> {
    expect.soft(await accessibilityFaults(page)).toEqual([]);
    await screenshots(page, `rsg-${name}`);
}

async function submit(form_type: string, fields: Record<string, unknown>, client_pin: string | null): Promise<number> {
    const external_id = `browser-${randomUUID()}`;
    await intake.accept('form-submissions', { external_id, form_type, client_pin, fields, submitted_at: moment() });
    const [row] = await rowsOf(`select id from rsg_form_submissions where external_id = '${external_id}'`);

    return Number(row?.id);
}

describe('RSG work', { timeout: 240_000 }, () => {
    it('decides a form of an unknown sender after linking the client, and a colleague sees it live', async () => {
        const { name, pin } = await freshClient();
        const id = await submit('deposit_limit', { weekly_limit: '$250', 'I agree': true }, null);
        const page = await pageOf(browser, OFFICER, { at: '/rsg/form-submissions?sort=-submitted_at' });
        await look(page, 'forms');
        await page.getByRole('table', { name: 'Forms' }).getByRole('row').nth(1).click();
        await eventually(() => addressOf(page)).toBe(`/rsg/form-submissions/${id}`);
        await sees(page.getByText('$250'), page.getByText('Yes', { exact: true }));
        const colleague = await pageOf(browser, COLLEAGUE, { at: `/rsg/form-submissions/${id}` });
        await sees(colleague.getByRole('button', { name: 'Mark as Handled' }));

        expect(await page.getByRole('button', { name: 'Set limit' }).isDisabled()).toBe(true);
        await page.getByRole('button', { name: 'Link client' }).click();
        await page.getByRole('dialog').getByRole('combobox', { name: 'Client' }).fill(pin);
        await page.getByRole('option', { name: new RegExp(name) }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Link client' }).click();
        await sees(page.getByRole('link', { name }));
        await page.getByRole('button', { name: 'Assign to me' }).click();
        await sees(page.getByText('Form assigned to Rosie Callaghan.').first());
        await look(page, 'form');

        await page.getByRole('button', { name: 'Set limit' }).click();
        const dialog = page.getByRole('dialog', { name: `Set limit: ${name}` });
        expect(await dialog.getByLabel('Amount in dollars').inputValue()).toBe('250');
        await look(page, 'decision');
        await dialog.getByRole('button', { name: 'Set limit' }).click();

        await sees(page.getByText(/^Deposit limit of \$250\.00 a week from/).first());
        await gone(page.getByRole('button', { name: 'Mark as Handled' }));
        await gone(colleague.getByRole('button', { name: 'Mark as Handled' }));
        const limits = await rowsOf(
            `select l.amount_cents from rsg_limits l join clients c on c.id = l.client_id where c.pin = '${pin}' and l.ended_at is null and l.kind = 'deposit' and l.period = 'week'`,
        );
        expect(limits.map(({ amount_cents }) => amount_cents)).toEqual([250_00]);
        await look(page, 'form-decided');
    });

    it('works a thread of messages beside the list', async () => {
        const { name, pin } = await freshClient();
        await intake.accept('rsg-communications', {
            external_id: `browser-${randomUUID()}`,
            client_pin: pin,
            channel: 'sms',
            body: 'I have been betting more than I should.',
            sent_at: moment(),
        });
        const page = await pageOf(browser, OFFICER, { at: '/rsg/communications?sort=-sent_at' });
        await look(page, 'communications');
        await page.getByRole('table').getByRole('row').filter({ hasText: name }).click();
        const drawer = page.getByRole('dialog', { name });
        await sees(drawer.getByText('I have been betting more than I should.'));
        await drawer.getByRole('combobox', { name: 'Severity' }).selectOption('High');
        await sees(page.getByText('Messages updated.').first());
        await look(page, 'thread');

        await drawer.getByRole('button', { name: /Mark as Handled/ }).click();
        await gone(drawer.getByRole('button', { name: /Mark as Handled/ }));
        await sees(drawer.getByText(/handled by Rosie Callaghan/));
    });

    it('opens an event and follows it up until it is closed', async () => {
        const { name, pin } = await freshClient();
        const page = await pageOf(browser, OFFICER, { at: '/rsg/events' });
        await look(page, 'events');
        await page.getByRole('button', { name: 'New event' }).click();
        const dialog = page.getByRole('dialog', { name: 'New RSG event' });
        await dialog.getByRole('combobox', { name: 'Client' }).fill(pin);
        await page.getByRole('option', { name: new RegExp(name) }).click();
        await dialog.getByLabel('Sign of harm').selectOption('Chasing losses');
        await dialog.getByLabel('Description').fill('Doubled every stake since Friday.');
        await look(page, 'new-event');
        await dialog.getByRole('button', { name: 'Open event' }).click();
        await sees(page.getByText('Event opened.').first());
        await gone(dialog);

        const [row] = await rowsOf(
            `select e.id from rsg_events e join clients c on c.id = e.client_id where c.pin = '${pin}' order by e.id desc limit 1`,
        );
        await page.goto(`/rsg/events/${row?.id}`);
        await page.getByRole('textbox', { name: 'New note' }).fill('Called, agreed to a limit.');
        await page.getByRole('button', { name: 'Add note' }).click();
        await sees(page.getByRole('listitem').filter({ hasText: 'Called, agreed to a limit.' }));
        for (const step of ['Start review', 'Mark as actioned', 'Close event']) {
            await page.getByRole('button', { name: step }).click();
            await gone(page.getByRole('button', { name: step }));
        }
        await sees(page.getByText(/by Rosie Callaghan/).first());
        await look(page, 'event');

        await page.goto(`/clients/${(await rowsOf(`select id from clients where pin = '${pin}'`))[0]?.id}/rsg`);
        await sees(page.getByRole('heading', { name: 'Time-outs' }), page.getByRole('heading', { name: 'RSG forms' }));
        await look(page, 'client');
    });
});
