import type { BrowserContext, Page } from 'playwright-core';

interface Play {
    address: string;
    isMuted: boolean;
    volume: number;
}

interface Notice {
    title: string;
    body: string;
    isClosed: boolean;
}

declare global {
    interface Window {
        plays?: Play[];
        notices?: Notice[];
        isAway?: boolean;
    }
}

/** Records the sounds that the user's pages play from their next load on. The sounds still play. */
export async function spyOnSound(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
        const plays: Play[] = [];
        window.plays = plays;
        const { play } = HTMLMediaElement.prototype;
        HTMLMediaElement.prototype.play = function noted() {
            plays.push({ address: new URL(this.src).pathname, isMuted: this.muted, volume: this.volume });
            return play.call(this);
        };
    });
}

export const playsOf = (page: Page): Promise<Play[]> => page.evaluate(() => window.plays ?? []);

/** @returns the number of sounds played in all tabs of the user */
export async function timesHeard(...pages: Page[]): Promise<number> {
    const plays = (await Promise.all(pages.map(playsOf))).flat();

    return plays.filter(({ isMuted }) => !isMuted).length;
}

/** Records browser notifications, and lets a test hide a page, which is always visible in a headless browser. */
export async function spyOnNotices(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
        const notices: Notice[] = [];
        window.notices = notices;
        Object.defineProperty(document, 'hidden', { get: () => window.isAway === true });
        const Real = window.Notification;
        window.Notification = class extends Real {
            private readonly note: Notice;

            constructor(title: string, options: NotificationOptions = {}) {
                super(title, options);
                this.note = { title, body: options.body ?? '', isClosed: false };
                notices.push(this.note);
            }

            override close(): void {
                super.close();
                this.note.isClosed = true;
            }
        };
    });
}

export const noticesOf = (page: Page): Promise<Notice[]> => page.evaluate(() => window.notices ?? []);

/** Hides the page, as a switch to another tab does. */
export async function lookAway(page: Page): Promise<void> {
    await page.evaluate(() => {
        window.isAway = true;
        document.dispatchEvent(new Event('visibilitychange'));
    });
}
