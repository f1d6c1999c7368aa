import { beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { Intake } from './support/intake';
import { pageOf } from './support/sign-in';
import { gone, sees } from './support/wait';
import { freshClient, inboundSms, newName } from './support/work';

const browser = openBrowser();

let intake: Intake;

beforeAll(async () => {
    intake = await Intake.open();
});

it('opens an unread message, answers it, assigns the conversation and snoozes it', async () => {
    const { name, mobile } = await freshClient();
    const [client] = await rowsOf(`select id from clients where mobile_e164 = '${mobile}'`);
    const question = `Is this ${newName()}?`;
    await intake.accept('sms/inbound', inboundSms(mobile, question));
    const page = await pageOf(browser, 'hugo.lindgren', { at: '/sms/unread' });
    const list = page.getByRole('region', { name: 'Conversations' });
    const row = list.getByRole('link', { name: new RegExp(name) });

    await row.click();
    const thread = page.getByRole('region', { name: 'SMS' });
    await sees(thread.getByRole('heading', { name }), thread.getByText(question));
    await thread.getByRole('button', { name: 'Mark as read' }).click();
    await gone(row);

    const answer = `Yes, ${newName()}`;
    const marcus = await pageOf(browser, 'marcus.webb', { at: `/clients/${client?.id}/messages` });
    await sees(marcus.getByRole('button', { name: 'Also viewing: Hugo Lindgren' }));
    await thread.getByRole('textbox', { name: /^Message to/ }).fill(answer);
    await sees(marcus.getByText('Hugo Lindgren is typing…'));
    await marcus.close();
    await thread.getByRole('button', { name: 'Send SMS' }).click();
    await sees(
        thread
            .getByRole('article')
            .filter({ hasText: answer })
            .getByText(/^(Sent|Delivered)/),
    );

    const work = page.getByRole('complementary', { name: 'Client' });
    await work.getByRole('button', { name: 'Assign to me' }).click();
    await gone(work.getByRole('button', { name: 'Assign to me' }));
    await page.goto('/sms?view=mine');
    await row.click();
    await work.getByRole('button', { name: 'Snooze' }).click();
    await page.getByRole('menuitem', { name: 'For 1 hour' }).click();
    await sees(work.getByText(/^Snoozed until/));
    await gone(row);
    await page.goto('/sms?view=snoozed');
    await sees(row);

    await row.click();
    await sees(thread.getByRole('textbox', { name: /^Message to/ }));
    await intake.accept('sms/inbound', inboundSms(mobile, 'STOP'));
    await sees(thread.getByText('You can’t message this client'), work.getByText('Opted out of SMS'));
});

it('shows one pane at a time on a phone', async () => {
    const page = await pageOf(browser, 'hugo.lindgren', { at: '/sms', viewport: { width: 375, height: 812 } });
    const list = page.getByRole('region', { name: 'Conversations' });
    await list.getByRole('link').first().click();
    const thread = page.getByRole('region', { name: 'SMS' });
    await sees(thread);
    expect(await list.isVisible()).toBe(false);

    await page.getByRole('button', { name: 'Details' }).click();
    await gone(thread);
    await page.getByRole('button', { name: 'Back to messages' }).click();
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await sees(list);
    await gone(thread);
});
