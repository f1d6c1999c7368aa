import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { overflowOf } from './support/layout';
import { screenshot, screenshotOfAll } from './support/screens';
import { enterPassword, pageOf } from './support/sign-in';
import { eventually, sees } from './support/wait';

const browser = openBrowser();
/** A developer sees everything. */
const WHO = 'maya.okonkwo';

interface PageToWalk {
    route: string;
    path: string;
    /** What the page fetches after its first paint. */
    later?: 'figure';
}

const SIGNED_IN: readonly PageToWalk[] = [
    { route: 'dashboard', path: '/', later: 'figure' },
    { route: 'clients.index', path: '/clients' },
    { route: 'clients.edit', path: '/clients/1/edit' },
    { route: 'clients.top-search-bar', path: '/clients/top-search-bar/mei' },
    { route: 'clients.timeline', path: '/clients/1/timeline' },
    { route: 'clients.background', path: '/clients/1/background' },
    { route: 'clients.bets', path: '/clients/1/bets' },
    { route: 'clients.bonuses', path: '/clients/1/bonuses' },
    { route: 'clients.transfers', path: '/clients/1/transfers' },
    { route: 'clients.stats', path: '/clients/1/stats' },
    { route: 'clients.analytics', path: '/clients/1/analytics' },
    { route: 'clients.notes', path: '/clients/1/notes' },
    { route: 'clients.messages', path: '/clients/1/messages' },
    { route: 'clients.emails', path: '/clients/1/emails' },
    { route: 'clients.attachments', path: '/clients/1/attachments' },
    { route: 'clients.rsg-communication', path: '/clients/1/rsg-communication' },
    { route: 'clients.rsg', path: '/clients/1/rsg' },
    { route: 'clients.ip-report', path: '/clients/1/ip-report' },
    { route: 'clients.matches', path: '/clients/1/matches' },
    { route: 'clients.activity-logs', path: '/clients/1/activity-logs' },
    { route: 'clients.leads.index', path: '/clients/leads' },
    { route: 'clients.leads.index', path: '/clients/leads?view=board' },
    { route: 'clients.leads.show', path: '/clients/leads/1' },
    { route: 'clients.imports.index', path: '/clients/imports' },
    { route: 'clients.imports.create', path: '/clients/imports/create' },
    { route: 'clients.imports.show', path: '/clients/imports/3' },
    { route: 'clients.match-imports.index', path: '/clients/match-imports' },
    { route: 'clients.full-search.index', path: '/clients/full-search' },
    { route: 'clients.filter-presets.index', path: '/clients/filter-presets' },
    { route: 'withdrawals.batches.index', path: '/withdrawals/batches' },
    { route: 'withdrawals.batches.show', path: '/withdrawals/batches/1' },
    { route: 'withdrawals.payment-note', path: '/withdrawals/1/payment-note' },
    { route: 'withdrawals.cancellation-reasons.index', path: '/withdrawals/cancellation-reasons' },
    { route: 'transactions.index', path: '/transactions' },
    { route: 'transactions.show', path: '/transactions/1' },
    { route: 'transactions.adjustments.index', path: '/transactions/adjustments' },
    { route: 'transactions.duplicate-osko-deposits.index', path: '/transactions/duplicate-osko-deposits' },
    { route: 'db-clients.index', path: '/db-clients' },
    { route: 'db-clients.show', path: '/db-clients/1' },
    { route: 'db-clients.edit', path: '/db-clients/1/edit' },
    { route: 'db-clients.create', path: '/db-clients/create' },
    { route: 'db-clients.lists.index', path: '/db-clients/lists' },
    { route: 'db-clients.clean-up.index', path: '/db-clients/clean-up' },
    { route: 'db-clients.addresses.index', path: '/db-clients/addresses' },
    { route: 'db-clients.phone-numbers.index', path: '/db-clients/phone-numbers' },
    { route: 'reports.clients.exports', path: '/reports/clients/exports' },
    { route: 'deposits.index', path: '/deposits' },
    { route: 'deposits.payid', path: '/deposits/payid' },
    { route: 'deposits.eft', path: '/deposits/eft' },
    { route: 'deposits.pending', path: '/deposits/pending' },
    { route: 'withdrawals.index', path: '/withdrawals' },
    { route: 'deposits.bank-files.index', path: '/deposits/bank-files' },
    { route: 'deposits.reconciliation.index', path: '/deposits/reconciliation' },
    { route: 'deposits.matching.index', path: '/deposits/matching' },
    { route: 'bonus.top-search-bar', path: '/bonus/top-search-bar/carnival' },
    { route: 'notifications.index', path: '/notifications' },
    { route: 'user-profile.edit', path: '/user-profile/edit' },
    { route: 'user-profile.edit', path: '/user-profile/edit?tab=security' },
    { route: 'user-profile.edit', path: '/user-profile/edit?tab=certifications' },
    { route: 'user-profile.edit', path: '/user-profile/edit?tab=notifications' },
    { route: 'developer.api-tokens.index', path: '/developer/api-tokens' },
    { route: 'developer.webhook-sources.index', path: '/developer/webhook-sources' },
    { route: 'developer.deliveries.index', path: '/developer/deliveries' },
    { route: 'design', path: '/design' },
];

const SIGNED_OUT: readonly PageToWalk[] = [
    { route: 'login', path: '/login' },
    { route: 'password.request', path: '/forgot-password' },
];

/** Walked by the sign-in journey, or no page at all. */
const ELSEWHERE = [
    'attachments.show',
    'clients.emails.show',
    'clients.activity-logs.export',
    'clients.bets.export',
    'clients.stats.export',
    'clients.transfers.export',
    'clients.bonuses.export',
    'clients.ip-report.export',
    'clients.rsg-communication.export',
    'clients.emails.export',
    'clients.attachments.export',
    'clients.notes.export',
    'clients.imports.export',
    'db-clients.lists.export',
    'deposits.clients',
    'deposits.export',
    'deposits.payid.export',
    'deposits.eft.export',
    'deposits.pending.export',
    'deposits.reconciliation.export',
    'transactions.duplicate-osko-deposits.export',
    'transactions.duplicate-osko-deposits.show',
    'reports.clients.exports.download',
    'clients.leads.board',
    'clients.leads.conversion',
    'clients.timeline.older',
    'clients.messages.older',
    'clients.imports.failed-rows',
    'clients.imports.sample',
    'clients.bulk.scope',
    'clients.lookup',
    'clients.preview',
    'filter-presets.show',
    'clients.matches.merge-preview',
    'docs.api',
    'docs.openapi',
    'impersonate.candidates',
    'notes.people',
    'notes.revisions',
    'notifications.recent',
    'password.reset',
    'screenshots.show',
    'two-factor',
    'two-factor.recovery-codes',
    'users.photo',
    'withdrawals.destinations',
];

const SCREENS = [
    { name: '1440', viewport: DESKTOP },
    { name: '375', viewport: PHONE },
] as const;
const THEMES = ['light', 'dark'] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface Look {
    width: string;
    viewport: (typeof SCREENS)[number]['viewport'];
    colorScheme: (typeof THEMES)[number];
}

const LOOKS: readonly Look[] = SCREENS.flatMap(({ name, viewport }) =>
    THEMES.map((colorScheme) => ({ width: name, viewport, colorScheme })),
);
let walks = 0;

/**
 * Every screen in both appearances for whoever wants the pictures. In the suite each page is looked at on a large and on a
 * small screen, and searched for faults on one of them: light and large, dark and small in turn.
 */
async function walk(page: Page, name: string): Promise<void> {
    await sees(heading(page));
    if (name !== 'design') {
        // The kit shows skeletons for good.
        await eventually(() => page.locator('main .animate-skeleton').count()).toBe(0);
    }
    walks++;
    const everyLook = process.env.BROWSER_SCREENS !== undefined;
    for (const [index, { width, viewport, colorScheme }] of LOOKS.entries()) {
        const isSmall = width === '375';
        // Light and large, dark and small.
        if (!everyLook && index !== 0 && index !== LOOKS.length - 1) {
            continue;
        }
        await page.setViewportSize(viewport);
        await show(page, colorScheme);
        expect.soft(await overflowOf(page), `${name} at ${width} px is as wide as the screen`).toBeNull();
        if (everyLook || isSmall === (walks % 2 === 0)) {
            expect.soft(await accessibilityFaults(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
        }
        await screenshot(page, `${name}-${width}-${colorScheme}`);
    }
}

/** Gives the page the system's other appearance, and waits until everything in it has got there. */
async function show(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await eventually(() =>
        page.evaluate(() => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')),
    ).toBe(colorScheme);
    await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
        await Promise.allSettled(ending.map(({ finished }) => finished));
    });
}

const IN_A_GROUP = 6;

function inGroups(pages: readonly PageToWalk[]) {
    return Array.from({ length: Math.ceil(pages.length / IN_A_GROUP) }, (_, group) => {
        const some = pages.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP);

        return { pages: some, names: some.map(({ path }) => path).join(', ') };
    });
}

const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'dashboard';

// Six pages at a time, each looked at twice: longer than other tests while the machine has other work.
const GROUP_MS = 180_000;

describe('every page is without console errors, accessibility faults and sideways scrolling', {
    timeout: GROUP_MS,
}, () => {
    // Some at a time in one browser window, as a person goes through them: opening a window costs more than a page.
    it.each(inGroups(SIGNED_IN))('$names', async ({ pages }) => {
        const page = await pageOf(browser, WHO);
        for (const { path, later } of pages) {
            await page.setViewportSize(DESKTOP);
            await page.goto(path);
            await sees(later ? page.getByRole(later) : heading(page));
            await walk(page, nameOf(path));
        }
    });

    it.each(SIGNED_OUT)('$path', async ({ path }) => {
        const page = await browser.newPage();
        await page.goto(path);
        await walk(page, nameOf(path));
    });

    it('/two-factor', async () => {
        const page = await browser.newPage();
        await enterPassword(page, 'erin.lockwood');
        await sees(page.getByRole('heading', { name: 'Enter your code' }));
        await walk(page, 'two-factor');
    });

    it('a client with an open risk check', async () => {
        const [client] = await rowsOf(
            'select id from clients where new_account_checked_at is null order by id desc limit 1',
        );
        const page = await pageOf(browser, WHO, { at: `/clients/${client?.id}/edit` });
        await walk(page, 'client-unchecked');
    });

    it('the form of a client', async () => {
        const page = await pageOf(browser, WHO, { at: '/clients/1/edit' });
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await walk(page, 'client-form');
    });

    it('the open notifications', async () => {
        const page = await pageOf(browser, WHO);
        await page
            .getByRole('banner')
            .getByRole('button', { name: /^Risk checks/ })
            .click();
        await sees(page.getByRole('dialog', { name: 'Risk checks' }));
        await walk(page, 'notification-panel');
    });

    it('the command palette', async () => {
        const page = await pageOf(browser, WHO);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill('mei');
        await sees(page.getByRole('option', { name: /Mei/ }).first());
        await walkOpen(page, 'palette');
    });

    it('a missing page', async () => {
        browser.allow(/404/);
        const page = await pageOf(browser, WHO);
        await page.goto('/none-such');
        await walk(page, 'missing');
    });
});

/** As `walk`, for what opens over the page: the page's own heading is out of reach then. */
async function walkOpen(page: Page, name: string): Promise<void> {
    for (const colorScheme of THEMES) {
        await show(page, colorScheme);
        expect.soft(await accessibilityFaults(page), `${name}, ${colorScheme}`).toEqual([]);
        await screenshot(page, `${name}-1440-${colorScheme}`);
    }
}

it.each(SCREENS)('shows every part of the design in all states at $name px', async ({ name, viewport }) => {
    const page = await pageOf(browser, WHO, { at: '/design', viewport });
    await sees(heading(page));
    for (const colorScheme of THEMES) {
        await show(page, colorScheme);
        await screenshotOfAll(page, `design-all-${name}-${colorScheme}`);
    }
});

it('leaves no page out', async () => {
    const routes: Array<{ name: string | null; method: string }> = JSON.parse(await artisan('route:list', '--json'));
    const pages = routes.flatMap(({ name, method }) => (name !== null && method.includes('GET') ? [name] : []));
    const walked = [...SIGNED_IN, ...SIGNED_OUT].map(({ route }) => route);

    expect(pages.filter((name) => !walked.includes(name) && !ELSEWHERE.includes(name))).toEqual([]);
});
