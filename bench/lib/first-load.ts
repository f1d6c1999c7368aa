import type { Browser, CDPSession } from 'playwright-core';

export interface FirstLoad {
    /** Milliseconds until the largest element was painted. */
    readonly lcp: number;
}

const SETTLED_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Loads an address with an empty cache, as in a browser without developer tools.
 *
 * Playwright always listens to the network, and Chromium then compiles every script with the positions of its source: a quarter of a
 * second of a page on a slow computer. So this session asks for nothing but the speed of the CPU and the result.
 */
export async function firstLoad(
    browser: Browser,
    url: string,
    cookies: readonly { name: string; value: string }[],
    { slowdown, script }: { slowdown: number; script: string },
): Promise<FirstLoad> {
    const devtools = await browser.newBrowserCDPSession();
    const { browserContextId } = await devtools.send('Target.createBrowserContext');
    try {
        await devtools.send('Storage.setCookies', {
            browserContextId,
            cookies: cookies.map(({ name, value }) => ({
                name,
                value,
                url: new URL('/', url).href,
                path: '/',
                secure: url.startsWith('https:'),
            })),
        });
        const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
        const page = await attach(devtools, targetId);
        await page('Emulation.setDeviceMetricsOverride', {
            width: 1440,
            height: 900,
            deviceScaleFactor: 1,
            mobile: false,
        });
        await page('Page.enable');
        await page('Page.addScriptToEvaluateOnNewDocument', { source: script });
        await page('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page('Page.navigate', { url });

        return await settled(page);
    } finally {
        await devtools.send('Target.disposeBrowserContext', { browserContextId });
        await devtools.detach();
    }
}

type Send = (method: string, params?: object) => Promise<{ result?: { value?: string } }>;

interface Answer {
    readonly id?: number;
    readonly result?: { result?: { value?: string } };
    readonly error?: { message: string };
}

async function attach(devtools: CDPSession, targetId: string): Promise<Send> {
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    const waiting = new Map<number, (answer: Answer) => void>();
    devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as Answer;
        waiting.get(answer.id ?? 0)?.(answer);
    });
    let last = 0;

    return async (method, params = {}) => {
        const id = ++last;
        const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
        await devtools.send('Target.sendMessageToTarget', {
            sessionId,
            message: JSON.stringify({ id, method, params }),
        });
        const { result, error } = await answered;
        if (error !== undefined) {
            throw new Error(`${method}: ${error.message}`);
        }

        return result ?? {};
    };
}

/** Waits until nothing larger was painted for a second. */
async function settled(page: Send): Promise<FirstLoad> {
    const end = Date.now() + LONGEST_MS;
    let before = '';
    while (Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
        const { result } = await page('Runtime.evaluate', { expression: 'JSON.stringify(window.benchVitals)' });
        const now = result?.value ?? '';
        const vitals = now === '' ? undefined : (JSON.parse(now) as FirstLoad);
        if (vitals !== undefined && vitals.lcp > 0 && now === before) {
            return vitals;
        }
        before = now;
    }
    throw new Error('The page painted nothing.');
}
