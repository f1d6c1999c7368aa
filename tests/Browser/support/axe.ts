import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
    run: (options: {
        resultTypes: string[];
        rules: Record<string, { enabled: boolean }>;
        runOnly?: readonly string[];
    }) => Promise<AxeResults>;
}

interface Rules {
    /** Names the rules that third-party markup on the page breaks. */
    except?: readonly string[];
    only?: readonly string[];
}

/** Returns the faults that axe-core finds, one line each. */
export async function accessibilityFaults(page: Page, { except = [], only }: Rules = {}): Promise<string[]> {
    // Injected through the protocol, because the page's policy allows no other scripts.
    await page.evaluate(SOURCE);
    // Elements that are still fading in have too little contrast.
    await page.evaluate(async () => {
        const ending = document
            .getAnimations()
            .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
        await Promise.allSettled(ending.map(({ finished }) => finished));
    });

    return page.evaluate(
        async ([ids, runOnly]) => {
            const { axe } = window as unknown as { axe: Axe };
            const rules = Object.fromEntries(ids.map((id) => [id, { enabled: false }]));
            const { violations } = await axe.run({ resultTypes: ['violations'], rules, ...(runOnly && { runOnly }) });

            return violations.flatMap(({ id, help, nodes }) =>
                nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary}`),
            );
        },
        [except, only] as const,
    );
}
