import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rows of a table are alike, and each takes as long as a small page. */
const ROWS_LIKE_THOSE_ABOVE = 'tbody tr:nth-child(n + 9)';

interface Axe {
    run: (
        context: { exclude: string[] },
        options: { resultTypes: string[]; preload: boolean; runOnly?: readonly string[] },
    ) => Promise<AxeResults>;
}

/** The sidebar and the top bar are the same on every page, and take longer to check than many pages. */
const SHELL = ['nav[aria-label="Main"]', 'header.z-shell'];

/**
 * Returns the faults that axe-core finds, one line each.
 *
 * @param options.rules all rules when undefined
 * @param options.withShell includes the sidebar and the top bar
 */
export async function accessibilityFaults(
    page: Page,
    { rules, withShell = false }: { rules?: readonly string[]; withShell?: boolean } = {},
): Promise<string[]> {
    // Injected through the protocol, because the page's policy allows no other scripts.
    if (!(await page.evaluate(() => 'axe' in window))) {
        await page.evaluate(SOURCE);
    }
    // Elements that are still fading in have too little contrast.
    await page.evaluate(async () => {
        const ending = document
            .getAnimations()
            .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
        await Promise.allSettled(ending.map(({ finished }) => finished));
    });

    return page.evaluate(
        async ({ runOnly, exclude }) => {
            const { axe } = window as unknown as { axe: Axe };
            // Without the style sheets and media files, which only a rule for audio would read.
            const options = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) };
            const { violations } = await axe.run({ exclude }, options);

            return violations.flatMap(({ id, help, nodes }) =>
                nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary}`),
            );
        },
        { runOnly: rules, exclude: [ROWS_LIKE_THOSE_ABOVE, ...(withShell ? [] : SHELL)] },
    );
}
