import { run } from '../lib/processes';
import { format, record } from '../lib/results';
import type { Stage } from '../lib/stage';
import { median, percentile } from '../lib/stats';

type Taken = Readonly<Record<'page_1' | 'page_400' | 'index_query' | 'search', readonly number[]>>;

/** Deep pages and the global search, measured in the database only. */
export function measureDatabase(stage: Stage): void {
    const output = run(stage, 'php', 'bench/php/database.php', stage.folder, String(stage.rounds));
    const { rounds, terms } = JSON.parse(output) as { rounds: Taken[]; terms: number };
    const middle = (name: keyof Taken): number => median(rounds.map((round) => median(round[name])));
    const mean = (name: keyof Taken): number =>
        median(rounds.map((round) => round[name].reduce((sum, value) => sum + value, 0) / round[name].length));
    const p99 = (name: keyof Taken): number => median(rounds.map((round) => percentile(round[name], 0.99)));
    const depth = middle('page_400') / middle('page_1');
    const search = mean('search') / mean('index_query');

    record('2 Paging and search in the database', [
        {
            measure: 'Page 400 against page 1, SQL',
            value: format(middle('page_400'), 'ms'),
            base: format(middle('page_1'), 'ms'),
            ratio: format(depth),
            goal: '≤ 1.1',
            met: depth <= 1.1,
        },
        {
            measure: `Global search, service call against the raw index query (${terms.toLocaleString('en-AU')} terms), mean`,
            value: format(mean('search'), 'ms'),
            base: format(mean('index_query'), 'ms'),
            ratio: format(search),
            goal: '≤ 2',
            met: search <= 2,
        },
        {
            measure: 'Global search, median',
            value: format(middle('search'), 'ms'),
            base: format(middle('index_query'), 'ms'),
            ratio: format(middle('search') / middle('index_query')),
            goal: '',
            met: null,
        },
        {
            measure: 'Global search, p99',
            value: format(p99('search'), 'ms'),
            base: format(p99('index_query'), 'ms'),
            ratio: '',
            goal: '< 50 ms',
            met: p99('search') < 50,
        },
    ]);
}
