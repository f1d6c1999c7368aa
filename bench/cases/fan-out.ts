import { pause, run, start, stop } from '../lib/processes';
import { format, kilobytes, type Result, record } from '../lib/results';
import type { Stage } from '../lib/stage';
import { median } from '../lib/stats';

const REPEATS = 30;

/** Times of one notification to this many people. */
interface Told {
    readonly queries: number;
    readonly rows: Readonly<Record<'notifications' | 'outbox', number>>;
    readonly bytes: number;
    readonly taken: readonly number[];
    readonly base: readonly number[];
}

/** A worker's tasks for one deposit: a notification for each person, and the events that deliver them. */
export async function measureFanOut(stage: Stage): Promise<void> {
    const realtime = start(stage, 'node', '--import', 'tsx', 'realtime/src/main.ts');
    try {
        await pause(2000);
        const output = run(stage, 'php', 'bench/php/fan-out.php', `${stage.folder}/data`, String(REPEATS));
        const { told, published_a_second } = JSON.parse(output) as {
            told: Record<string, Told>;
            published_a_second: Record<'ours' | 'base', number[]>;
        };
        record('10 Telling staff of one deposit, in the worker', [
            ...Object.entries(told).flatMap(([people, costs]) => rows(Number(people), costs)),
            growth(told),
            published(median(published_a_second.ours), median(published_a_second.base)),
        ]);
    } finally {
        await stop([realtime]);
    }
}

function rows(people: number, { queries, rows, bytes, taken, base }: Told): Result[] {
    const watched = { ratio: '', goal: '', met: null };
    return [
        {
            ...watched,
            measure: `${people.toLocaleString('en-AU')} people`,
            value: format(median(taken), 'ms'),
            base: format(median(base), 'ms (PDO, the same rows)'),
            ratio: format(median(taken) / median(base)),
        },
        {
            ...watched,
            measure: `${people.toLocaleString('en-AU')} people: queries, rows, size`,
            value: `${queries} queries, ${rows.notifications.toLocaleString('en-AU')} notifications and ${rows.outbox} events, ${kilobytes(bytes)}`,
            base: '',
        },
    ];
}

/** Ten times the people must not take more than ten times as long. */
function growth(told: Readonly<Record<string, Told>>): Result {
    const time = (people: string): number => median(told[people]?.taken ?? []);
    const ratio = time('2000') / time('200');
    return {
        measure: '2,000 people against 200, time',
        value: format(time('2000'), 'ms'),
        base: format(time('200'), 'ms'),
        ratio: format(ratio),
        goal: '≤ 10',
        met: ratio <= 10,
    };
}

function published(ours: number, base: number): Result {
    return {
        measure: 'Events that one worker publishes',
        value: `${format(ours)} a second`,
        base: `${format(base)} a second (curl, the same calls)`,
        ratio: format(ours / base),
        goal: '',
        met: null,
    };
}
