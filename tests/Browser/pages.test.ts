import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artisan } from './support/artisan';
import { accessibilityFaults } from './support/axe';
import { DESKTOP, openBrowser, PHONE } from './support/browser';
import { rowsOf } from './support/database';
import { listFaults, narrowFields, overflowOf } from './support/layout';
import { LISTS, type PageToWalk, SIGNED_IN, SIGNED_OUT } from './support/routes';
import { screenshot, screenshotOfAll, showIn } from './support/screens';
import { enterPassword, pageOf } from './support/sign-in';
import { ELSEWHERE } from './support/unwalked-routes';
import { visit } from './support/visits';
import { addressOf, eventually, sees } from './support/wait';

const browser = openBrowser();
/** A developer can open every page. */
const WHO = 'maya.okonkwo';

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
const EVERY_LOOK = process.env.BROWSER_SCREENS !== undefined;
/** Shows every component and every ink on its ground, so its contrast is checked in the other theme too. */
const DESIGN = 'design';

interface Walk {
    /** The theme of a group of pages, because a change of the theme takes as long as a load. */
    colorScheme?: Look['colorScheme'];
    /** Counts the pages of a group. They are checked for accessibility on a desktop and a phone in turns. */
    index?: number;
}

/** With screenshots: every page on both screen sizes in both themes. Without: each page on both screen sizes in one theme. */
async function walk(page: Page, name: string, { colorScheme: theme = 'light', index = 0 }: Walk = {}): Promise<void> {
    await sees(heading(page));
    if (name !== DESIGN) {
        // The design page always shows skeletons.
        await eventually(() => page.locator('main .animate-skeleton').count()).toBe(0);
    }
    const isList = LISTS.includes(addressOf(page));
    if (isList) {
        await sees(page.locator('main [data-list] table'));
    }
    const turn = SCREENS[index % 2]?.viewport;
    const inTheme = ({ colorScheme }: Look) => Number(colorScheme === theme);
    for (const { width, viewport, colorScheme } of LOOKS.toSorted((one, other) => inTheme(other) - inTheme(one))) {
        const isTurn = EVERY_LOOK || (viewport === turn && colorScheme === theme);
        const isContrastOnly = !isTurn && name === DESIGN && viewport !== turn && colorScheme !== theme;
        if (!isTurn && !isContrastOnly && colorScheme !== theme) {
            continue;
        }
        await page.setViewportSize(viewport);
        await showIn(page, colorScheme);
        expect.soft(await overflowOf(page), `${name} at ${width} px is as wide as the screen`).toBeNull();
        expect.soft(await narrowFields(page), `fields of ${name} at ${width} px`).toEqual([]);
        if (viewport === DESKTOP && name !== DESIGN) {
            expect.soft(await listFaults(page, isList), `list of ${name}`).toEqual([]);
        }
        if (isTurn || isContrastOnly) {
            // The shell is the same on every page of a group.
            const options = isContrastOnly ? { rules: ['color-contrast'] } : { withShell: index < 2 };
            expect.soft(await accessibilityFaults(page, options), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
        }
        await screenshot(page, `${name}-${width}-${colorScheme}`);
    }
}

const IN_A_GROUP = 12;

function inGroups(pages: readonly PageToWalk[]) {
    return Array.from({ length: Math.ceil(pages.length / IN_A_GROUP) }, (_, group) => {
        const some = pages.slice(group * IN_A_GROUP, (group + 1) * IN_A_GROUP);

        return { pages: some, names: some.map(({ path }) => path).join(', '), colorScheme: THEMES[group % 2] };
    });
}

const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'dashboard';

// Twelve pages with two checks each take longer than other tests on a busy machine.
const GROUP_MS = 360_000;

describe('every page has no console errors, accessibility faults or horizontal scrolling', {
    timeout: GROUP_MS,
}, () => {
    // The first page of a group is loaded, and the others are visited from there, as by a link.
    it.each(inGroups(SIGNED_IN))('$names', async ({ pages, colorScheme }) => {
        const page = await pageOf(browser, WHO, { at: pages[0]?.path, colorScheme });
        for (const [index, { path, later }] of pages.entries()) {
            if (index > 0) {
                await page.setViewportSize(DESKTOP);
                await showIn(page, colorScheme ?? 'light');
                await visit(page, path);
                await eventually(() => addressOf(page)).toBe(path);
            }
            await sees(later ? page.getByRole(later) : heading(page));
            await walk(page, nameOf(path), { colorScheme, index });
        }
    });

    it.each(SIGNED_OUT)('$path', async ({ path }) => {
        const page = await browser.newPage({ colorScheme: 'dark' });
        await page.goto(path);
        // The next test shows the same layout in light on a desktop.
        await walk(page, nameOf(path), { colorScheme: 'dark', index: 1 });
    });

    it('/two-factor', async () => {
        const page = await browser.newPage();
        await enterPassword(page, 'erin.lockwood');
        await sees(page.getByRole('heading', { name: 'Enter your code' }));
        await walk(page, 'two-factor');
    });

    it('client with an open risk check', async () => {
        const [client] = await rowsOf(
            'select id from clients where new_account_checked_at is null order by id desc limit 1',
        );
        const page = await pageOf(browser, WHO, { at: `/clients/${client?.id}/edit` });
        await walk(page, 'client-unchecked');
    });

    it('client form', async () => {
        const page = await pageOf(browser, WHO, { at: '/clients/1/edit' });
        await page.getByRole('button', { name: 'Edit', exact: true }).click();
        await walk(page, 'client-form');
    });

    it('open notifications', async () => {
        const page = await pageOf(browser, WHO);
        await page
            .getByRole('banner')
            .getByRole('button', { name: /^Risk checks/ })
            .click();
        await sees(page.getByRole('dialog', { name: 'Risk checks' }));
        await walk(page, 'notification-panel');
    });

    it('command palette', async () => {
        const page = await pageOf(browser, WHO);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill('mei');
        await sees(page.getByRole('option', { name: /Mei/ }).first());
        await walkOpen(page, 'palette');
    });

    it('missing page', async () => {
        browser.allow(/404/);
        const page = await pageOf(browser, WHO);
        await page.goto('/none-such');
        await walk(page, 'missing');
    });
});

/** Like `walk`, for layers over the page, which hide its heading from the accessibility tree. */
async function walkOpen(page: Page, name: string): Promise<void> {
    for (const colorScheme of THEMES) {
        await showIn(page, colorScheme);
        expect.soft(await accessibilityFaults(page), `${name}, ${colorScheme}`).toEqual([]);
        await screenshot(page, `${name}-1440-${colorScheme}`);
    }
}

// The walk checks this page.
it.each(EVERY_LOOK ? SCREENS : [])(
    'takes screenshots of every design component at $name px',
    async ({ name, viewport }) => {
        const page = await pageOf(browser, WHO, { at: '/design', viewport });
        await sees(heading(page));
        for (const colorScheme of THEMES) {
            await showIn(page, colorScheme);
            await screenshotOfAll(page, `design-all-${name}-${colorScheme}`);
        }
    },
);

it('covers every page route and list', async () => {
    const routes: Array<{ name: string | null; method: string }> = JSON.parse(await artisan('route:list', '--json'));
    // The cache of the routes names those without a name.
    const isNamed = (name: string | null): name is string => name !== null && !name.startsWith('generated::');
    const pages = routes.flatMap(({ name, method }) => (isNamed(name) && method.includes('GET') ? [name] : []));
    const walked = [...SIGNED_IN, ...SIGNED_OUT].map(({ route }) => route);

    expect(pages.filter((name) => !walked.includes(name) && !ELSEWHERE.includes(name))).toEqual([]);
    expect(LISTS.filter((list) => !SIGNED_IN.some(({ path }) => path === list))).toEqual([]);
});
