import { writeFileSync } from 'node:fs';
import { format, record } from '../lib/results';
import { signedIn } from '../lib/session';
import type { Stage } from '../lib/stage';
import { alternate } from '../lib/wrk';

/** Suggestions while typing: every prefix of these words. */
const TYPED = ['margaret nguyen', 'smith', '0412 345', 'priya', 'jones b'];

export async function measureSearch(stage: Stage): Promise<void> {
    const session = await signedIn(stage);

    const script = `${stage.folder}/typing.lua`;
    writeFileSync(script, lua(TYPED.flatMap(beginnings)));
    const headers = { Cookie: session.cookieHeader, Accept: 'application/json' };
    const load = alternate(
        {
            lookup: { url: stage.url, headers, script },
            bare: { url: `${stage.url}/bench/bare`, headers: { Cookie: session.cookieHeader } },
        },
        stage.rounds,
        stage.seconds,
    );

    record('3 Suggestions while typing, over HTTP', [
        {
            measure: 'p50',
            value: format(load.lookup.p50, 'ms'),
            base: format(load.bare.p50, 'ms (bare route)'),
            ratio: format(load.lookup.p50 / load.bare.p50),
            goal: '',
            met: null,
        },
        {
            measure: 'p99',
            value: format(load.lookup.p99, 'ms'),
            base: format(load.bare.p99, 'ms (bare route)'),
            ratio: format(load.lookup.p99 / load.bare.p99),
            goal: '< 50 ms',
            met: load.lookup.p99 < 50,
        },
        {
            measure: 'Throughput',
            value: format(load.lookup.perSecond, 'r/s'),
            base: format(load.bare.perSecond, 'r/s (bare route)'),
            ratio: format(load.lookup.perSecond / load.bare.perSecond),
            goal: '',
            met: null,
        },
    ]);
}

function beginnings(text: string): string[] {
    return [...text].map((_, index) => text.slice(0, index + 1));
}

function lua(texts: readonly string[]): string {
    const paths = texts.map((text) => `"/clients/lookup?search=${encodeURIComponent(text)}"`);
    return `local paths = { ${paths.join(', ')} }\nlocal i = 0\nrequest = function()\n  i = i % #paths + 1\n  return wrk.format("GET", paths[i])\nend\n`;
}
