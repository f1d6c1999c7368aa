import { expect, it } from 'vitest';
import { openBrowser } from './support/browser';
import { rowsOf } from './support/database';
import { screenshot } from './support/screens';
import { pageOf } from './support/sign-in';
import { listener } from './support/stage';
import { addressOf, eventually, gone, sees } from './support/wait';
import { freshClient, newName } from './support/work';

const browser = openBrowser();

it('notifies a mentioned colleague straight away, and lists the mention until they open it', async () => {
    const words = `Please ring ${newName()}`;
    const [author, named] = await Promise.all([
        pageOf(browser, 'hugo.lindgren', { at: '/clients/1/notes' }),
        listener(browser, 'maya.okonkwo', 'read-notifications'),
    ]);

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

it('deletes a note and restores it', async () => {
    const page = await pageOf(browser, 'hugo.lindgren', { at: '/clients/2/notes' });
    const words = `Gone and back ${newName()}`;
    await page.getByRole('textbox', { name: 'New note' }).fill(words);
    await page.getByRole('button', { name: 'Add note' }).click();
    const note = page.getByRole('listitem').filter({ hasText: words });
    await sees(note);

    await note.getByRole('button', { name: 'Note actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await gone(note);
    await page.getByRole('button', { name: 'Undo' }).click();
    await sees(note);
});

it('sends an SMS from the client’s page and shows its delivery status', async () => {
    const { pin } = await freshClient();
    const [client] = await rowsOf(`select id from clients where pin = '${pin}'`);
    const words = `See you there, ${newName()}`;
    const page = await pageOf(browser, 'hugo.lindgren', { at: `/clients/${client?.id}/messages` });

    await page.getByRole('textbox', { name: /^Message to/ }).fill(words);
    await page.getByRole('button', { name: 'Send SMS' }).click();
    const bubble = page.getByRole('article').filter({ hasText: words });
    await sees(bubble, bubble.getByText(/Queued|Sent|Delivered/));
    await sees(bubble.getByText('Delivered'));
    await eventually(() => page.getByRole('textbox', { name: /^Message to/ }).inputValue()).toBe('');
});
