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
const PATIENCE_MS = 30_000;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 375, height: 812 };

export const WHOLE_CHROMIUM = '/usr/bin/chromium';
// Renders the same with half the CPU time of full Chromium, but doesn't support notifications.
const SHELL = '/usr/bin/chromium-headless-shell';

const running = new Map<string, Promise<Browser>>();

/** The worker's browser, started once. It ends with the worker. */
async function browserOfWorker(executablePath: string): Promise<Browser> {
    let browser = running.get(executablePath);
    if (browser === undefined || !(await browser).isConnected()) {
        // Playwright creates a new user data folder for every launch.
        browser = chromium.launch({ executablePath, headless: true, args: FLAGS });
        running.set(executablePath, browser);
    }

    return browser;
}

/** The browser contexts of one test file, one for each user. */
export class TestBrowser {
    private contexts: BrowserContext[] = [];
    private problems: string[] = [];
    private allowed: RegExp[] = [];

    constructor(private readonly executablePath: string) {}

    /** Opens a new context, as on a separate computer. */
    async newPerson(options: BrowserContextOptions = {}): Promise<BrowserContext> {
        const context = await (await browserOfWorker(this.executablePath)).newContext({
            baseURL: product().url,
            viewport: DESKTOP,
            locale: 'en-AU',
            timezoneId: 'Australia/Melbourne',
            // Without a GPU, the CPU draws every frame of an animation.
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

    /** Allows problems that the test causes on purpose. */
    allow(...problems: RegExp[]): void {
        this.allowed.push(...problems);
    }

    /** Saves a screenshot of every page after a failure, and prints its text for logs without pictures. */
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

    /**
     * Closes all contexts.
     *
     * @returns the problems that the test didn't allow
     */
    async endTest(): Promise<string[]> {
        await Promise.all(this.contexts.map((context) => context.close()));
        const unexpected = this.problems.filter((problem) => !this.allowed.some((allowed) => allowed.test(problem)));
        this.contexts = [];
        this.problems = [];
        this.allowed = [];

        return unexpected;
    }

    // The browser reports a violation of the Content-Security-Policy as a console error.
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
            // Superseded visits, dropped prefetches and downloads all end with this error.
            if (reason !== 'net::ERR_ABORTED') {
                this.problems.push(`${reason}: ${request.method()} ${request.url()}`);
            }
        });
    }
}

/** Opens a test file's browser. Console errors, failed requests and policy violations fail the test. */
export function openBrowser(executablePath = existsSync(SHELL) ? SHELL : WHOLE_CHROMIUM): TestBrowser {
    const browser = new TestBrowser(executablePath);
    afterEach(async ({ task }) => {
        if (task.result?.state === 'fail') {
            // A passing second try would hide it.
            console.error(`${task.name}: ${task.result.errors?.at(-1)?.stack}`);
            await browser.photograph(task.name);
        }
        expect(await browser.endTest(), 'problems that the browser reported').toEqual([]);
    });

    return browser;
}
