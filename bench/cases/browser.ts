import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildBlank } from '../lib/blank';
import { format, type Result, record } from '../lib/results';
import { signedIn } from '../lib/session';
import type { Stage } from '../lib/stage';
import { median } from '../lib/stats';

declare global {
    interface Window {
        benchVitals: Vitals;
    }
}

const CPU_SLOWDOWN = 4;
const LOADS = 5;
const FLAGS = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];

/** Collected by lib/vitals.js. */
interface Vitals {
    readonly lcp: number;
    readonly inp: number;
    readonly cls: number;
}

type Interaction = (page: Page) => Promise<void>;

const PAGES: Readonly<
    Record<string, { path: string; heading: string | RegExp; interactions: readonly Interaction[] }>
> = {
    'Clients/Index': {
        path: '/clients',
        heading: /clients/i,
        interactions: [
            (page) => page.getByRole('button', { name: 'Balance' }).first().click(),
            (page) => page.getByRole('searchbox', { name: 'Search clients' }).pressSequentially('smi', { delay: 60 }),
            (page) =>
                page
                    .getByRole('button', { name: /^Status/ })
                    .first()
                    .click(),
            (page) => page.keyboard.press('Escape'),
            (page) => page.getByRole('button', { name: /^next/i }).first().click(),
        ],
    },
    Dashboard: {
        path: '/',
        heading: /good /i,
        interactions: [
            (page) => page.getByRole('button', { name: 'Collapse sidebar' }).click(),
            (page) => page.getByRole('button', { name: /^(?:Light|Dark) appearance$/ }).click(),
            (page) => page.keyboard.press('Control+k'),
            (page) => page.keyboard.type('cli', { delay: 60 }),
            (page) => page.keyboard.press('Escape'),
        ],
    },
};

/** First load and response to input on a slow computer. Each load starts with an empty cache. */
export async function measureBrowser(stage: Stage): Promise<void> {
    const session = await signedIn(stage);
    await buildBlank(join(stage.folder, 'blank'));

    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
    try {
        const results: Result[] = [];
        for (const [name, { path, heading, interactions }] of Object.entries(PAGES)) {
            const ours: Vitals[] = [];
            const base: Vitals[] = [];
            for (let load = 0; load <= LOADS; load++) {
                const vitals = await visit(browser, stage.url + path, session.cookies, heading, interactions);
                const blank = await visit(browser, `${stage.baseUrl}/blank/`, [], 'Blank', []);
                // The first load warms up the servers and the browser.
                if (load > 0) {
                    ours.push(vitals);
                    base.push(blank);
                }
            }
            results.push(...rows(name, ours, base));
        }
        record(`5 In the browser, CPU slowed ${CPU_SLOWDOWN} times, empty cache`, results);
    } finally {
        await browser.close();
    }
}

function rows(name: string, ours: readonly Vitals[], base: readonly Vitals[]): Result[] {
    const middle = (vitals: readonly Vitals[], key: keyof Vitals): number => median(vitals.map((one) => one[key]));
    const lcp = middle(ours, 'lcp');
    const inp = middle(ours, 'inp');
    const cls = middle(ours, 'cls');
    return [
        {
            measure: `${name}: LCP`,
            value: format(lcp, 'ms'),
            base: `${format(middle(base, 'lcp'), 'ms')} (blank page)`,
            ratio: format(lcp / middle(base, 'lcp')),
            goal: '< 1 s',
            met: lcp < 1000,
        },
        { measure: `${name}: INP`, value: format(inp, 'ms'), base: '', ratio: '', goal: '< 50 ms', met: inp < 50 },
        { measure: `${name}: CLS`, value: cls.toFixed(4), base: '', ratio: '', goal: '< 0.02', met: cls < 0.02 },
    ];
}

async function visit(
    browser: Browser,
    url: string,
    cookies: readonly { name: string; value: string }[],
    heading: string | RegExp,
    interactions: readonly Interaction[],
): Promise<Vitals> {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
    try {
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL('/', url).href })));
        await context.addInitScript({ path: 'bench/lib/vitals.js' });
        const page = await slowPage(context);
        await page.goto(url);
        await page.getByRole('heading', { name: heading }).first().waitFor();
        await page.waitForLoadState('networkidle');
        for (const interact of interactions) {
            await interact(page);
            await page.waitForTimeout(300);
        }
        return await page.evaluate(() => window.benchVitals);
    } finally {
        await context.close();
    }
}

async function slowPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return page;
}
