import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { format, kilobytes, record } from '../lib/results';
import { signedIn } from '../lib/session';
import type { Stage } from '../lib/stage';
import { alternate } from '../lib/wrk';

/** Clients/Index as an Inertia visit of a signed-in user, with 100,000 clients. */
export async function measurePage(stage: Stage): Promise<void> {
    const session = await signedIn(stage);
    const headers = await session.visitHeaders();
    // Inertia's client sends this from the second visit on: it caches the filters' choices for a few minutes.
    const returning = { ...headers, 'X-Inertia-Except-Once-Props': 'clients.choices' };
    const cookie = { Cookie: session.cookieHeader };
    const cursor = encodeURIComponent(readFileSync(`${stage.folder}/cursor.txt`, 'utf8'));

    const payload = await (await fetch(`${stage.url}/clients`, { headers })).text();
    const gzip = gzipSync(payload, { level: 5 }).length;

    const load = alternate(
        {
            page: { url: `${stage.url}/clients`, headers: returning },
            first: { url: `${stage.url}/clients`, headers },
            bare: { url: `${stage.url}/bench/bare`, headers: cookie },
            kept: { url: `${stage.url}/bench/kept`, headers: cookie },
            raw: { url: `${stage.baseUrl}/raw-clients` },
            page400: { url: `${stage.url}/clients?cursor=${cursor}`, headers: returning },
        },
        stage.rounds,
        stage.seconds,
    );
    const share = load.page.perSecond / load.bare.perSecond;
    const depth = load.page.perSecond / load.page400.perSecond;

    record('1 Clients/Index as an Inertia visit', [
        {
            measure:
                'Throughput against a bare route of the `web` group with sessions, which opens its connection as Laravel does',
            value: format(load.page.perSecond, 'r/s'),
            base: format(load.bare.perSecond, 'r/s'),
            ratio: format(share),
            goal: '≥ 0.75',
            met: share >= 0.75,
        },
        {
            measure:
                'Throughput against a bare route that keeps its connection to the database, like the page (decision 0080)',
            value: format(load.page.perSecond, 'r/s'),
            base: format(load.kept.perSecond, 'r/s'),
            ratio: format(load.page.perSecond / load.kept.perSecond),
            goal: '',
            met: null,
        },
        {
            measure:
                'Against the bare route that opens its connection, as the first visit, which brings the choices of the filters',
            value: format(load.first.perSecond, 'r/s'),
            base: format(load.bare.perSecond, 'r/s'),
            ratio: format(load.first.perSecond / load.bare.perSecond),
            goal: '',
            met: null,
        },
        {
            measure: 'Throughput against its raw SQL in a plain PDO script',
            value: format(load.page.perSecond, 'r/s'),
            base: format(load.raw.perSecond, 'r/s'),
            ratio: format(load.page.perSecond / load.raw.perSecond),
            goal: '',
            met: null,
        },
        {
            measure: 'p50 / p99',
            value: `${format(load.page.p50)} / ${format(load.page.p99)} ms`,
            base: `${format(load.bare.p50)} / ${format(load.bare.p99)} ms (bare route)`,
            ratio: format(load.page.p99 / load.bare.p99),
            goal: 'p99 ≤ 3 × p50',
            met: load.page.p99 <= 3 * load.page.p50,
        },
        {
            measure: 'Page 400 against page 1, time a request',
            value: format(1000 / load.page400.perSecond, 'ms'),
            base: format(1000 / load.page.perSecond, 'ms'),
            ratio: format(depth),
            goal: '≤ 1.1',
            met: depth <= 1.1,
        },
        {
            measure: 'Payload, raw / gzip',
            value: `${kilobytes(payload.length)} / ${kilobytes(gzip)}`,
            base: '',
            ratio: '',
            goal: '≤ 25 / 6 KB',
            met: payload.length <= 25 * 1024 && gzip <= 6 * 1024,
        },
    ]);
}
