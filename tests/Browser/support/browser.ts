import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { product } from './provided';

const FLAGS = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];
const PATIENCE_MS = 10_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 375, height: 812 };

export const WHOLE_CHROMIUM = '/usr/bin/chromium';
// Draws the same with half the work of the whole Chromium, which opens windows that nobody sees; it has no notifications.
const SHELL = '/usr/bin/chromium-headless-shell';

const running = new Map<string, Promise<Browser>>();

/** The browser of this worker, started once; it ends with the worker. */
async function browserOfWorker(executablePath: string): Promise<Browser> {
    let browser = running.get(executablePath);
    if (browser === undefined || !(await browser).isConnected()) {
        // Playwright makes a fresh user data folder for every launch.
        browser = chromium.launch({ executablePath, headless: true, args: FLAGS });
        running.set(executablePath, browser);
    }

    return browser;
}

/** The people of one test file; every person has a context of their own, as on a computer of their own. */
export class TestBrowser {
    private contexts: BrowserContext[] = [];
    private problems: string[] = [];
    private allowed: RegExp[] = [];

    constructor(private readonly executablePath: string) {}

    /** A person at a computer of their own. */
    async newPerson(options: BrowserContextOptions = {}): Promise<BrowserContext> {
        const context = await (await browserOfWorker(this.executablePath)).newContext({
            baseURL: product().url,
            viewport: DESKTOP,
            locale: 'en-AU',
            timezoneId: 'Australia/Melbourne',
            // What moves is drawn anew for every frame, by the processor.
            reducedMotion: 'reduce',
            ...options,
        });
        context.setDefaultTimeout(PATIENCE_MS);
        this.watch(context);
        this.contexts.push(context);

        return context;
    }

    async newPage(options: BrowserContextOptions = {}): Promise<Page> {
        return (await this.newPerson(options)).newPage();
    }

    /** A problem that the running test brings about on purpose. */
    allow(...problems: RegExp[]): void {
        this.allowed.push(...problems);
    }

    /** Pictures of what everybody saw when a test failed, and its words for a log without pictures. */
    async photograph(testName: string): Promise<void> {
        const pages = this.contexts.flatMap((context) => context.pages());
        const name = testName.replace(/\W+/g, '-').slice(0, 80);
        for (const [index, page] of pages.entries()) {
            await page.screenshot({ path: join(product().screens, `failed-${name}-${index}.png`) });
            const layer = page.getByRole('dialog').or(page.getByRole('main')).last();
            const words = ((await layer.textContent({ timeout: 1_000 }).catch(() => null)) ?? '').replace(/\s+/g, ' ');
            console.error(`${testName}: ${page.url()} showed: ${words.slice(0, 600)}`);
        }
    }

    /** Closes every person's windows, and gives what went wrong in them that nobody allowed. */
    async endTest(): Promise<string[]> {
        await Promise.all(this.contexts.map((context) => context.close()));
        const unexpected = this.problems.filter((problem) => !this.allowed.some((allowed) => allowed.test(problem)));
        this.contexts = [];
        this.problems = [];
        this.allowed = [];

        return unexpected;
    }

    // The browser reports a breach of the Content-Security-Policy as a console error.
    private watch(context: BrowserContext): void {
        context.on('console', (message) => {
            if (message.type() === 'error') {
                this.problems.push(`console: ${message.text()} (${message.location().url})`);
            }
        });
        context.on('weberror', (error) =>
            this.problems.push(`uncaught: ${error.error().stack ?? error.error().message}`),
        );
        context.on('response', (response) => {
            if (response.status() >= 400) {
                this.problems.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
            }
        });
        context.on('requestfailed', (request) => {
            const reason = request.failure()?.errorText ?? '';
            // A visit that another one overtakes, a prefetch that is dropped and a download all end so.
            if (reason !== 'net::ERR_ABORTED') {
                this.problems.push(`${reason}: ${request.method()} ${request.url()}`);
            }
        });
    }
}

/** The browser of a test file. A console error, a failed request or a breach of the policy fails the test. */
export function openBrowser(executablePath = existsSync(SHELL) ? SHELL : WHOLE_CHROMIUM): TestBrowser {
    const browser = new TestBrowser(executablePath);
    afterEach(async ({ task }) => {
        if (task.result?.state === 'fail') {
            await browser.photograph(task.name);
        }
        expect(await browser.endTest(), 'problems that the browser reported').toEqual([]);
    });

    return browser;
}
