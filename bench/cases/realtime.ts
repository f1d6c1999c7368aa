import { format, kilobytes, type Result, record } from '../lib/results';
import type { Pace } from '../lib/stage';
import { median } from '../lib/stats';
import type { Delivered } from '../realtime/crowd';
import type { TargetName } from '../realtime/target';
import { Trial } from '../realtime/trial';

const SIZES = [1000, 5000, 10_000];
/** Sequential deliveries in each turn of a server. */
const DELIVERIES = 100_000;
/** Turns of each server in a round. They are short, so that other load on the machine affects both servers equally. */
const TURNS = 3;
/** Events in flight at the same time to saturate a server. */
const WINDOW = 32;
/** Goals of issue 4: CPU and memory compared with the bare loop, and stalls. */
const CPU_RATIO = 1.15;
const MEMORY_OVER = 8 * 1024;
const STALL_MS = 50;

interface Turn {
    readonly calm: Phase;
    readonly saturated: Phase;
}

interface Phase extends Delivered {
    /** CPU microseconds per delivery. */
    readonly cpu: number;
    readonly perSecond: number;
    readonly stall: number;
}

type Both<Value> = Readonly<Record<TargetName, Value>>;

/** Our server and a bare `ws` loop take turns on one core; their clients run on the other. */
export async function measureRealtime({ rounds, seconds }: Pace): Promise<void> {
    const results: Result[] = [];
    for (const size of SIZES) {
        console.info(`${size} sockets`);
        const trials = { bare: await Trial.start('bare'), ours: await Trial.start('ours') };
        try {
            results.push(...(await measureSize(size, trials, rounds * TURNS, seconds / TURNS)));
        } finally {
            await Promise.all([trials.bare.stop(), trials.ours.stop()]);
        }
    }
    record('8 The realtime server beside a bare `ws` broadcast loop, on one core', results);
}

async function measureSize(size: number, trials: Both<Trial>, count: number, seconds: number): Promise<Result[]> {
    const memory = { bare: await trials.bare.fill(size), ours: await trials.ours.fill(size) };
    const turns = { bare: [] as Turn[], ours: [] as Turn[] };
    await takeTurn(trials.bare, size, seconds);
    await takeTurn(trials.ours, size, seconds);
    for (let turn = 0; turn < count; turn += 1) {
        turns.bare.push(await takeTurn(trials.bare, size, seconds));
        turns.ours.push(await takeTurn(trials.ours, size, seconds));
    }
    return rows(size, turns, memory);
}

async function takeTurn(trial: Trial, size: number, seconds: number): Promise<Turn> {
    return {
        calm: await phase(trial, () => trial.oneByOne(Math.ceil(DELIVERIES / size))),
        saturated: await phase(trial, () => trial.saturate(seconds, WINDOW)),
    };
}

async function phase(trial: Trial, work: () => Promise<Delivered>): Promise<Phase> {
    const before = await trial.sample(true);
    const delivered = await work();
    const after = await trial.sample(false);
    return {
        ...delivered,
        cpu: (after.cpu - before.cpu) / delivered.deliveries,
        perSecond: delivered.deliveries / (delivered.milliseconds / 1000),
        stall: after.stall,
    };
}

function rows(size: number, turns: Both<readonly Turn[]>, memory: Both<number>): Result[] {
    const compare = (measure: string, unit: string, read: (turn: Turn) => number) =>
        comparison(`${size.toLocaleString('en-AU')} sockets: ${measure}`, unit, turns, read);
    const cpu = compare('CPU a delivery, one event after the other', 'µs', ({ calm }) => calm.cpu);
    const stall = compare('longest stall of the event loop', 'ms', longestStall);
    return [
        { ...cpu.result, goal: `≤ ${CPU_RATIO} (moonshot 1.05)`, met: cpu.ratio <= CPU_RATIO },
        compare(`CPU a delivery, ${WINDOW} events under way`, 'µs', ({ saturated }) => saturated.cpu).result,
        compare(`deliveries a second, ${WINDOW} events under way`, '', ({ saturated }) => saturated.perSecond).result,
        compare('from publishing to arrival, p50', 'ms', ({ calm }) => calm.p50).result,
        compare('from publishing to arrival, p99', 'ms', ({ calm }) => calm.p99).result,
        { ...stall.result, goal: `≤ ${STALL_MS} ms`, met: stall.ours <= STALL_MS },
        {
            measure: `${size.toLocaleString('en-AU')} sockets: memory a connection`,
            value: kilobytes(memory.ours),
            base: kilobytes(memory.bare),
            ratio: '',
            goal: '≤ 8 KB over the base',
            met: memory.ours <= memory.bare + MEMORY_OVER,
        },
    ];
}

function longestStall({ calm, saturated }: Turn): number {
    return Math.max(calm.stall, saturated.stall);
}

/** The ratio is the median of the ratios of neighbouring turns, so that short disturbances do not count. */
function comparison(measure: string, unit: string, turns: Both<readonly Turn[]>, read: (turn: Turn) => number) {
    const [ours, bare] = [turns.ours.map(read), turns.bare.map(read)];
    const ratio = median(ours.map((value, turn) => value / (bare[turn] ?? Number.NaN)));
    const result: Result = {
        measure,
        value: format(median(ours), unit),
        base: format(median(bare), unit),
        ratio: format(ratio),
        goal: '',
        met: null,
    };
    return { ours: median(ours), ratio, result };
}
