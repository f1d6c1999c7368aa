import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { listenTo } from './support/notifications';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, gone, sees } from './support/wait';
import { newName } from './support/work';

const browser = openBrowser();

it('tells a colleague who is named in a note at once, and keeps it for them until they have looked', async () => {
    const [author, named] = await Promise.all([pageOf(browser, 'hugo.lindgren'), pageOf(browser, 'maya.okonkwo')]);
    const words = `Please ring ${newName()}`;
    await Promise.all([listenTo(named, 'read-notifications'), author.goto('/clients/1/notes')]);

    const box = author.getByRole('textbox', { name: 'New note' });
    await box.pressSequentially(`${words} @may`);
    await author.getByRole('option', { name: /^Maya Okonkwo/ }).waitFor();
    await box.press('Enter');
    await author.getByRole('button', { name: 'Add note' }).click();
    await sees(author.getByRole('article').filter({ hasText: `${words} @Maya Okonkwo` }));
    await eventually(() => box.inputValue()).toBe('');

    await sees(named.getByText('Hugo Lindgren mentioned you'));
    await screenshot(named, 'mention-toast');
    await named.goto('/');
    const card = named.getByRole('region', { name: 'Mentions' }).getByRole('link').filter({ hasText: words });
    await sees(card);
    await screenshot(named, 'mention-card');
    await Promise.all([
        named.waitForResponse((response) => response.url().endsWith('/notes/mentions/seen')),
        card.click(),
    ]);
    expect(addressOf(named)).toBe('/clients/1/notes');
    await sees(named.getByRole('article').filter({ hasText: words }));
    await named.goto('/');
    await sees(named.getByRole('heading', { level: 1 }));
    await gone(card);
});

it('takes a note away and brings it back', async () => {
    const page = await pageOf(browser, 'hugo.lindgren');
    const words = `Gone and back ${newName()}`;
    await page.goto('/clients/2/notes');
    await page.getByRole('textbox', { name: 'New note' }).fill(words);
    await page.getByRole('button', { name: 'Add note' }).click();
    const note = page.getByRole('listitem').filter({ hasText: words });
    await sees(note);

    await note.getByRole('button', { name: 'Actions of this note' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await gone(note);
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(note);
});

it('sends an SMS from the client’s page and shows what becomes of it', async () => {
    const page = await pageOf(browser, 'hugo.lindgren');
    const [client] = await rowsOf(
        "select id from clients where mobile_e164 is not null and mobile_e164 not like '+6149157%' and sms_opted_out_at is null and is_barred = 0 and betstop_state <> 'registered' and status = 'active' order by id limit 1",
    );
    const words = `See you there, ${newName()}`;
    await page.goto(`/clients/${client?.id}/messages`);

    await page.getByRole('textbox', { name: /^Message to/ }).fill(words);
    await page.getByRole('button', { name: 'Send SMS' }).click();
    const bubble = page.getByRole('article').filter({ hasText: words });
    await sees(bubble, bubble.getByText(/Queued|Sent|Delivered/));
    await sees(bubble.getByText('Delivered'));
    await eventually(() => page.getByRole('textbox', { name: /^Message to/ }).inputValue()).toBe('');
});
