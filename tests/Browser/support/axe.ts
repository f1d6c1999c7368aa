import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
    run: (options: { resultTypes: string[] }) => Promise<AxeResults>;
}

/** What axe-core finds wrong on the page, one line a fault; empty when all is well. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
    // Through the protocol, since the page's policy lets no other script in.
    await page.evaluate(SOURCE);

    return page.evaluate(async () => {
        const { axe } = window as unknown as { axe: Axe };
        const { violations } = await axe.run({ resultTypes: ['violations'] });

        return violations.flatMap(({ id, help, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary}`),
        );
    });
}
