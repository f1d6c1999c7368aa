import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { Intake, newClient } from './support/intake';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';
import { newMobile, newSurname } from './support/work';

const browser = openBrowser();

async function createLead(page: Page, person: Record<string, string>): Promise<void> {
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
    await page.getByRole('button', { name: 'Change status', exact: true }).click();
    await page.getByRole('menuitem', { name: status }).click();
    await sees(page.getByRole('banner').or(page.locator('main')).getByText(status, { exact: true }).first());
}

it('converts a lead that looks like a client after a reason is entered, and undoes the conversion', async () => {
    const surname = newSurname();
    const [client, mobile] = [newClient('Marnie', surname), newMobile()];
    expect((await (await Intake.open()).post('clients', { ...client, mobile })).status).toBe(201);
    const page = await pageOf(browser, 'tom.vance', { at: '/clients/leads' });
    await createLead(page, {
        'First name': 'Marnie',
        'Last name': surname,
        Mobile: mobile,
        'Date of birth': String(client.date_of_birth),
    });
    await moveTo(page, 'Contacted');
    await moveTo(page, 'Qualified');

    await page.getByRole('button', { name: 'Convert to client' }).click();
    const question = page.getByRole('dialog', { name: `Convert Marnie ${surname}` });
    await sees(question.getByText('This person may already be a client'));
    await screenshot(page, 'lead-conversion');
    await question.getByRole('button', { name: 'Create client' }).click();
    await sees(question.getByText('Choose a client or create a new one.'));
    await question.getByRole('radio', { name: 'Create a new client' }).check();
    await question.getByLabel('Why this is a different person').fill('Mother and daughter share the phone');
    await question.getByRole('button', { name: 'Create client' }).click();
    await sees(page.getByText(/^Converted by Tom/));
    await screenshot(page, 'lead-converted');

    await page.getByRole('button', { name: 'Undo conversion' }).click();
    await sees(page.getByText(`Conversion of Marnie ${surname} undone.`).first());
    await gone(page.getByText(/^Converted by Tom/));
    await sees(page.getByRole('button', { name: 'Convert to client' }));
});

it('moves a lead on the board by keyboard and by drag and drop', async () => {
    const surname = newSurname();
    const page = await pageOf(browser, 'tom.vance', { at: '/clients/leads' });
    await createLead(page, { 'First name': 'Kirra', 'Last name': surname, Mobile: newMobile() });
    await page.goto(`/clients/leads?view=board&search=${surname}`);
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    await sees(column('New').getByRole('link', { name: `Kirra ${surname}` }));

    await column('New')
        .getByRole('button', { name: `Move Kirra ${surname}` })
        .focus();
    await page.keyboard.press('Enter');
    await sees(page.getByRole('menuitem', { name: 'Contacted' }));
    await page.keyboard.type('con');
    await page.keyboard.press('Enter');
    await sees(column('Contacted').getByRole('link', { name: `Kirra ${surname}` }));

    const saved = page.waitForResponse(
        (response) =>
            response.request().method() === 'PUT' && String(response.request().postData()).includes('qualified'),
    );
    await eventually(async () => {
        // Don't repeat the drag while the first one is being saved.
        if ((await column('Contacted').getByRole('listitem').count()) > 0) {
            await column('Contacted').getByRole('listitem').first().dragTo(column('Qualified'));
        }

        return column('Qualified')
            .getByRole('link', { name: `Kirra ${surname}` })
            .count();
    }).toBe(1);
    await saved;
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await eventually(() => addressOf(page)).toBe(`/clients/leads?search=${surname}`);
    await sees(page.locator('tbody [data-row]').getByText('Qualified'));
});
