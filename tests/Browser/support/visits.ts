import type { Page, Route } from 'playwright-core';

interface HeldVisits {
    letGo(): Promise<void>;
}

/** Holds back the answers to the page's visits of a path, as a slow network would, until they are released. */
export async function holdVisits(page: Page, path: string): Promise<HeldVisits> {
    let held: Route[] | null = [];
    await page.route(new URL(path, page.url()).href, (route) =>
        held === null ? route.continue() : void held.push(route),
    );

    return {
        async letGo() {
            const waiting = held ?? [];
            held = null;
            await Promise.all(waiting.map((route) => route.continue()));
        },
    };
}

/** Opens another page of the product as a link does, which keeps the scripts and the shell. */
export async function visit(page: Page, path: string): Promise<void> {
    // As text, because the test runner would rewrite the import.
    await page.evaluate(`(async () => {
        const chunk = await import(document.querySelector('link[href*="/inertia-"]').href);
        const router = Object.values(chunk).find((value) => typeof value?.visit === 'function');
        await new Promise((onFinish) => router.visit(${JSON.stringify(path)}, { onFinish }));
    })()`);
}
