import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
    run: (options: { resultTypes: string[]; rules: Record<string, { enabled: boolean }> }) => Promise<AxeResults>;
}

/**
 * What axe-core finds wrong on the page, one line a fault; empty when all is well. `except` names rules that somebody
 * else's part of the page breaks, which we cannot mend.
 */
export async function accessibilityFaults(page: Page, except: readonly string[] = []): Promise<string[]> {
    // Through the protocol, since the page's policy lets no other script in.
    await page.evaluate(SOURCE);
    // What is still fading in has no contrast yet.
    await page.evaluate(async () => {
        const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
        await Promise.race([
            Promise.allSettled(ending.map(({ finished }) => finished)),
            new Promise((resolve) => setTimeout(resolve, 2_000)),
        ]);
    });

    return page.evaluate(async (ids) => {
        const { axe } = window as unknown as { axe: Axe };
        const rules = Object.fromEntries(ids.map((id) => [id, { enabled: false }]));
        const { violations } = await axe.run({ resultTypes: ['violations'], rules });

        return violations.flatMap(({ id, help, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary}`),
        );
    }, except);
}
