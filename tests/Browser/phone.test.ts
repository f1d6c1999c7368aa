import { expect, it } from 'vitest';
import { openBrowser, PHONE } from './support/browser';
import { bankLine, Intake } from './support/intake';
import { overflowOf } from './support/layout';
import { pageOf } from './support/sign-in';
import { addressOf, eventually, focused, gone, sees } from './support/wait';
import { freshClient } from './support/work';

const browser = openBrowser();
const WHO = 'marcus.webb';
const ON_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

it('navigates by a drawer that closes on Escape, outside, and with a choice', async () => {
    const page = await pageOf(browser, WHO, ON_PHONE);
    const open = page.getByRole('button', { name: 'Open navigation' });
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    const clients = drawer.getByRole('link', { name: /^Clients/ });
    await gone(page.getByRole('navigation', { name: 'Main' }));

    await open.tap();
    await sees(clients);
    expect((await drawer.getByRole('navigation').locator('xpath=../..').boundingBox())?.width).toBe(240);
    await page.keyboard.press('Escape');
    await gone(clients);
    await focused(open);

    await open.tap();
    await sees(clients);
    await page.touchscreen.tap(PHONE.width - 10, PHONE.height / 2);
    await gone(clients);

    await open.tap();
    await clients.tap();
    await gone(clients);
    await eventually(() => addressOf(page)).toBe('/clients');
});

it('searches from a dialog', async () => {
    const page = await pageOf(browser, WHO, ON_PHONE);
    await page.getByRole('button', { name: 'Search' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('searchbox', { name: 'Profile search' }).fill('mei');
    await page.keyboard.press('Enter');

    await gone(dialog);
    await sees(page.getByRole('heading', { name: 'Clients matching “mei”' }));
});

it('shows clients as cards, opens one, and never scrolls sideways', async () => {
    const page = await pageOf(browser, WHO, { at: '/clients', ...ON_PHONE });
    const cards = page.getByRole('list', { name: 'Clients' }).getByRole('listitem');
    await sees(cards.first());
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await overflowOf(page)).toBeNull();

    const name = await cards.first().getByRole('link').textContent();
    await cards.first().tap();
    await sees(page.getByRole('heading', { level: 1, name: String(name) }));
    expect(await overflowOf(page)).toBeNull();
});

it('shows the notifications as wide as the screen', async () => {
    const page = await pageOf(browser, WHO, ON_PHONE);
    await page
        .getByRole('banner')
        .getByRole('button', { name: /^Risk checks/ })
        .tap();
    const panel = page.getByRole('dialog', { name: 'Risk checks' });
    await sees(panel);
    await eventually(async () => (await panel.boundingBox())?.width).toBeGreaterThan(PHONE.width - 24);
    expect(await overflowOf(page)).toBeNull();
});

it('keeps the buttons of a deposit in two lines', async () => {
    const { name, pin } = await freshClient();
    await (await Intake.open()).accept('bank-lines', bankLine(name, Number(pin)));
    const page = await pageOf(browser, 'hugo.lindgren', { at: `/deposits/pending?search=${pin}`, ...ON_PHONE });
    await page.getByRole('list', { name: 'Deposits' }).getByRole('listitem').first().tap();
    const buttons = page.locator('[data-dialog-foot]').getByRole('button');
    await sees(buttons.filter({ hasText: /^Approve for/ }));

    const tops = await buttons.evaluateAll((all) =>
        all.map((button) => Math.round(button.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(2);
});
