import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { pageOf } from './support/sign-in';
import { sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();

it('checks the recipients of a blast, and a colleague approves it', async () => {
    const name = `Blast ${newName()}`;
    const author = await pageOf(browser, 'nico.santoro', { at: '/messages/sms-blasts' });
    await author.getByRole('link', { name: 'New blast' }).click();
    const form = author.getByRole('form', { name: 'New blast' });
    await form.getByRole('group', { name: 'State' }).getByRole('checkbox', { name: 'Tasmania' }).check();
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('textbox', { name: 'Message' }).fill('Hi {first_name}, an offer. Reply STOP to opt out.');
    await form.getByRole('button', { name: 'Check recipients' }).click();
    await sees(form.getByText('Say who sends the message: use {company}.').first());

    await form
        .getByRole('textbox', { name: 'Message' })
        .fill('Hi {first_name}, {company} has an offer. Reply STOP to opt out.');
    await form.getByRole('button', { name: 'Check recipients' }).click();
    await sees(author.getByRole('heading', { name, level: 1 }), author.getByText('Needs approval'));
    expect(await author.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    await sees(author.getByText('You wrote this blast, so a colleague must approve it.'));

    const approver = await pageOf(browser, 'siobhan.keane', { at: '/messages/sms-blasts' });
    await approver.getByRole('row', { name: new RegExp(name) }).click();
    await approver.getByRole('button', { name: 'Approve' }).click();
    await approver.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await sees(approver.getByText('Siobhan Keane', { exact: true }).last());
    await approver.getByRole('button', { name: 'Cancel blast' }).click();
    await approver.getByRole('alertdialog').getByRole('button', { name: 'Cancel blast' }).click();
    await sees(approver.getByText('Cancelled', { exact: true }));
});
