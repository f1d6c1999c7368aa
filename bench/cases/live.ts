import type { ChildProcess } from 'node:child_process';
import { cpuOf, pause, run, start, stop } from '../lib/processes';
import { format, type Result, record } from '../lib/results';
import type { Person, Stage } from '../lib/stage';
import { median, percentile } from '../lib/stats';
import { Subscriber } from '../lib/subscriber';
import { Audience, type Heard } from '../live/audience';
import { bareFanOut } from '../live/bare';
import { type Call, Intake } from '../live/intake';
import { Steps, summary } from '../live/steps';

const CALLS = 40;
const PEOPLE = 200;
const WARM_UP_SECONDS = 5;
const CHANNELS = [
    'deposit-pending-notifications',
    'message-notifications',
    'new-client-risk-check-notifications',
    'rsg-communication-notifications',
    'rsg-form-submission-notifications',
    'withdrawal-pending-notifications',
];
const WORKER = ['artisan', 'queue:work', '--queue=live,default', '--sleep=0.05', '--tries=5', '--timeout=60'];

/** Time from an intake call to its notification on the screens of fifty people. */
export function measureLive(stage: Stage): Promise<void> {
    return withRealtime(stage, async (intake, people) => {
        await Subscriber.joinAll(stage, stage.staff, CHANNELS, people);
        await withWorkers(stage, 'ours', () => measureSingleCalls(intake, people));
    });
}

/** How many events a worker publishes in one call: the setting, or 10 as in the Pusher protocol. */
type Batch = 'ours' | 'tens';

/** The same with calls at fixed times to two hundred people: a busy day. */
export function measureStream(stage: Stage): Promise<void> {
    return measureCalls(stage, 5, ['ours', 'tens'], '17 5 API calls a second, five kinds, to 200 signed-in people');
}

/** Four times as many as on a busy day. */
export function measureStorm(stage: Stage): Promise<void> {
    return measureCalls(stage, 20, ['ours'], '9 20 API calls a second, five kinds, to 200 signed-in people');
}

async function withRealtime(
    stage: Stage,
    measure: (intake: Intake, people: Subscriber[], realtime: readonly ChildProcess[]) => Promise<void>,
): Promise<void> {
    const realtime = [start(stage, 'node', '--import', 'tsx', 'realtime/src/main.ts')];
    // The scheduler's part: it finds rows whose call failed, when no further work wakes a worker.
    const sweep = start(stage, 'sh', '-c', 'while sleep 10; do php artisan outbox:sweep; done');
    const people: Subscriber[] = [];
    try {
        await pause(2000);
        await measure(new Intake(stage), people, realtime);
    } finally {
        people.forEach((person) => {
            person.close();
        });
        await stop([...realtime, sweep]);
    }
}

/** Two workers, as in deploy/README.md. */
async function withWorkers<T>(
    stage: Stage,
    batch: Batch,
    measure: (workers: readonly ChildProcess[]) => Promise<T>,
): Promise<T> {
    const command: [string, ...string[]] =
        batch === 'ours'
            ? ['php', ...WORKER]
            : // The cached configuration of the release would hide the setting.
              ['env', 'APP_CONFIG_CACHE=bootstrap/cache/none.php', 'REALTIME_MAX_BATCH_EVENTS=10', 'php', ...WORKER];
    const workers = [start(stage, ...command), start(stage, ...command)];
    try {
        await pause(1000);
        return await measure(workers);
    } finally {
        await stop(workers);
    }
}

let team: Person[] | null = null;

/** Two hundred staff, created once for all benchmarks of a run. */
function teamOf(stage: Stage): Person[] {
    const hire = (): string => run(stage, 'php', 'bench/php/staff.php', String(stage.staff.length + 1), String(PEOPLE));
    team ??= [...stage.staff, ...(JSON.parse(hire()) as Person[])];
    return team;
}

async function measureSingleCalls(intake: Intake, people: readonly Subscriber[]): Promise<void> {
    const audience = new Audience(people);
    const bankLines = await deliver(audience, intake, () => intake.bankLine());
    const clients = await deliver(audience, intake, () => intake.client());
    const base = await bareFanOut(people.length, audience.frame, CALLS, 0);
    record(`6 From an API call to ${people.length} signed-in people`, [
        ...rows('POST /api/v1/bank-lines to every store', [bankLines.taken], [base]),
        ...rows('POST /api/v1/clients to every store', [clients.taken], [base]),
        faults([bankLines, clients], 2 * CALLS * people.length),
    ]);
}

/** One call after the other. The first two are warm-up calls. */
async function deliver(audience: Audience, intake: Intake, make: () => Call): Promise<Heard> {
    const sent = [];
    for (let call = -2; call < CALLS; call++) {
        const one = await audience.send(intake, make(), performance.now());
        await audience.listen([one]);
        sent.push(...(call < 0 ? [] : [one]));
        await pause(100);
    }
    return audience.report(sent);
}

/** Rounds alternate between the sizes of a batch, so that other work on the machine disturbs both. */
function measureCalls(stage: Stage, perSecond: number, batches: readonly Batch[], title: string): Promise<void> {
    return withRealtime(stage, async (intake, people, realtime) => {
        await Subscriber.joinAll(stage, teamOf(stage), CHANNELS, people);
        const seconds = 15 * stage.seconds;
        const audience = new Audience(people);
        const steps = new Steps(stage);
        const heard: Record<Batch, Heard[]> = { ours: [], tens: [] };
        const used = { ours: [0, 0], tens: [0, 0] };
        const bases: number[][] = [];
        for (let round = 0; round < stage.rounds; round++) {
            for (const batch of batches) {
                await withWorkers(stage, batch, async (workers) => {
                    await stream(audience, intake, WARM_UP_SECONDS, perSecond);
                    const before = [cpuOf(workers), cpuOf(realtime)];
                    heard[batch].push(await stream(audience, intake, seconds, perSecond));
                    const after = [cpuOf(workers), cpuOf(realtime)];
                    used[batch] = used[batch].map((sum, place) => sum + (after[place] ?? 0) - (before[place] ?? 0));
                });
            }
            bases.push(await bareFanOut(people.length, audience.frame, 10 * perSecond, 1000 / perSecond));
        }
        const calls = stage.rounds * seconds * perSecond;
        const cpu = (batch: Batch): string => used[batch].map((sum) => format(sum / calls)).join(' + ');
        const tens = batches.includes('tens');
        record(title, [
            ...rows(
                `A call to a store, ${stage.rounds} × ${seconds} s`,
                heard.ours.map(({ taken }) => taken),
                bases,
            ),
            ...(tens ? compared(heard) : []),
            ...whereTheTimeGoes(steps, heard),
            watched(
                'Processor time a call: workers + realtime server',
                `${cpu('ours')} ms`,
                tens ? `${cpu('tens')} ms` : '',
            ),
            faults(heard.ours, calls * people.length),
            ...(tens
                ? [{ ...faults(heard.tens, calls * people.length), measure: 'The same with 10 events a call' }]
                : []),
            {
                measure: 'Calls answered with 503 and sent again',
                value: String(intake.refusals),
                base: `${(batches.length * calls).toLocaleString('en-AU')} calls`,
                ratio: '',
                goal: '0',
                met: intake.refusals === 0,
            },
        ]);
    });
}

function compared(heard: Readonly<Record<Batch, readonly Heard[]>>): Result[] {
    return [0.5, 0.95, 0.99].map((share) => {
        const [ours, tens] = [heard.ours, heard.tens].map((rounds) =>
            median(rounds.map(({ taken }) => percentile(taken, share))),
        ) as [number, number];
        return {
            ...watched(`The same, p${share * 100}`, format(ours, 'ms'), `${format(tens, 'ms')} (10 events a call)`),
            ratio: format(ours / tens),
        };
    });
}

/** The parts of the way to the last person, in order, p50 and p95. */
function whereTheTimeGoes(steps: Steps, heard: Readonly<Record<Batch, readonly Heard[]>>): Result[] {
    const partsOf = (batch: Batch) => steps.read(heard[batch].flatMap(({ last }) => last));
    const tens = partsOf('tens');
    return Object.entries(partsOf('ours')).map(([part, values]) =>
        watched(`of it: ${part}, p50 / p95`, summary(values), summary(tens[part] ?? [])),
    );
}

function watched(measure: string, value: string, base: string): Result {
    return { measure, value, base, ratio: '', goal: '', met: null };
}

/** Sends each call at its planned time, even if earlier ones are not finished. Delays count from the planned time. */
async function stream(audience: Audience, intake: Intake, seconds: number, perSecond: number): Promise<Heard> {
    const begin = performance.now();
    const sending = [];
    for (let call = 0; call < seconds * perSecond; call++) {
        const due = begin + (call * 1000) / perSecond;
        await pause(Math.max(0, due - performance.now()));
        const one = audience.send(intake, intake.next(), due);
        // Errors are thrown below. An unhandled rejection here would end this process and leave the servers running.
        one.catch(() => undefined);
        sending.push(one);
    }
    const sent = await Promise.all(sending);
    await audience.listen(sent);
    return audience.report(sent);
}

/** The medians of the rounds. */
function rows(name: string, rounds: readonly (readonly number[])[], bases: readonly (readonly number[])[]): Result[] {
    return [0.5, 0.95, 0.99].map((share) => {
        const value = median(rounds.map((taken) => percentile(taken, share)));
        return {
            measure: `${name}, p${share * 100}`,
            value: format(value, 'ms'),
            base: format(median(bases.map((taken) => percentile(taken, share))), 'ms (bare `ws` fan-out)'),
            ratio: '',
            goal: share === 0.95 ? '≤ 250 ms' : '',
            met: share === 0.95 ? value <= 250 : null,
        };
    });
}

function faults(heard: readonly Heard[], expected: number): Result {
    const sum = (name: 'lost' | 'repeated' | 'ignored'): number => heard.reduce((total, each) => total + each[name], 0);
    return {
        measure: 'Lost, doubled, not taken for news',
        value: `${sum('lost')}, ${sum('repeated')}, ${sum('ignored')}`,
        base: `${expected.toLocaleString('en-AU')} notifications`,
        ratio: '',
        goal: '0',
        met: sum('lost') + sum('repeated') + sum('ignored') === 0,
    };
}
