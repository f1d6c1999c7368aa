import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
    run: (options: { resultTypes: string[]; rules: Record<string, { enabled: boolean }> }) => Promise<AxeResults>;
}

/**
 * Returns the faults that axe-core finds, one line each. `except` names rules that third-party markup on the page breaks.
 */
export async function accessibilityFaults(page: Page, except: readonly string[] = []): Promise<string[]> {
    // Injected through the protocol, because the page's policy allows no other scripts.
    await page.evaluate(SOURCE);
    // Elements that are still fading in have too little contrast.
    await page.evaluate(async () => {
        const ending = document
            .getAnimations()
            .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
        await Promise.allSettled(ending.map(({ finished }) => finished));
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
