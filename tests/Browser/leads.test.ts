import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { Intake, newClient } from './support/intake';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';

const browser = openBrowser();

async function createLead(page: Page, person: Record<string, string>): Promise<void> {
    await page.goto('/clients/leads');
    await page.getByRole('button', { name: 'New lead' }).click();
    const form = page.getByRole('dialog', { name: 'New lead' });
    for (const [label, text] of Object.entries(person)) {
        await form.getByLabel(label).fill(text);
    }
    await form.getByLabel('Company').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Create lead' }).click();
    await sees(page.getByRole('heading', { level: 1, name: `${person['First name']} ${person['Last name']}` }));
}

async function moveTo(page: Page, status: string): Promise<void> {
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('menuitem', { name: status }).click();
    await sees(page.getByRole('banner').or(page.locator('main')).getByText(status, { exact: true }).first());
}

it('converts a lead who looks like a client, for a reason, and takes it back', async () => {
    const sent = { ...newClient('Marnie', 'Bilby'), mobile: '0491 579 761' };
    expect((await (await Intake.open()).post('clients', sent)).status).toBe(201);
    const page = await pageOf(browser, 'tom.vance');
    await createLead(page, {
        'First name': 'Marnie',
        'Last name': 'Bilby',
        Mobile: sent.mobile,
        'Date of birth': '1988-03-09',
    });
    await moveTo(page, 'Contacted');
    await moveTo(page, 'Qualified');

    await page.getByRole('button', { name: 'Convert' }).click();
    const question = page.getByRole('dialog', { name: 'Convert Marnie Bilby' });
    await sees(question.getByText('This person looks like a client we have'));
    await screenshot(page, 'lead-conversion');
    await question.getByRole('button', { name: 'Create client' }).click();
    await sees(question.getByText('Choose one of them, or a new client.'));
    await question.getByRole('radio', { name: 'Create a new client' }).check();
    await question.getByLabel('Why this is somebody else').fill('Mother and daughter share the phone');
    await question.getByRole('button', { name: 'Create client' }).click();
    await sees(page.getByText(/^Converted by Tom/));
    await screenshot(page, 'lead-converted');

    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(page.getByText('The conversion of Marnie Bilby is undone.').first());
    await gone(page.getByText(/^Converted by Tom/));
    await sees(page.getByRole('button', { name: 'Convert' }));
});

it('moves a lead on the board by keyboard and by dragging', async () => {
    const page = await pageOf(browser, 'tom.vance');
    await createLead(page, { 'First name': 'Kirra', 'Last name': 'Numbat', Mobile: '0491 579 760' });
    await page.goto('/clients/leads?view=board&search=numbat');
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    await sees(column('New').getByRole('link', { name: 'Kirra Numbat' }));

    await column('New').getByRole('button', { name: 'Move Kirra Numbat' }).focus();
    await page.keyboard.press('Enter');
    await sees(page.getByRole('menuitem', { name: 'Contacted' }));
    await page.keyboard.type('con');
    await page.keyboard.press('Enter');
    await sees(column('Contacted').getByRole('link', { name: 'Kirra Numbat' }));

    await eventually(async () => {
        await column('Contacted').getByRole('listitem').first().dragTo(column('Qualified'));

        return column('Qualified').getByRole('link', { name: 'Kirra Numbat' }).count();
    }).toBe(1);
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await eventually(() => addressOf(page)).toBe('/clients/leads?search=numbat');
    await sees(page.locator('tbody [data-row]').getByText('Qualified'));
});
