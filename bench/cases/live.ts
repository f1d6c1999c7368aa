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

interface Servers {
    readonly realtime: readonly ChildProcess[];
    readonly workers: readonly ChildProcess[];
}

/** Time from an intake call to its notification on the screens of fifty people. */
export function measureLive(stage: Stage): Promise<void> {
    return withServers(stage, async (intake, people) => {
        await Subscriber.joinAll(stage, stage.staff, CHANNELS, people);
        await measureSingleCalls(intake, people);
    });
}

/** The same with calls at fixed times to two hundred people: a busy day. */
export function measureStream(stage: Stage): Promise<void> {
    return measureCalls(stage, 5, '17 5 API calls a second, five kinds, to 200 signed-in people');
}

/** Four times as many as on a busy day. */
export function measureStorm(stage: Stage): Promise<void> {
    return measureCalls(stage, 20, '9 20 API calls a second, five kinds, to 200 signed-in people');
}

async function withServers(
    stage: Stage,
    measure: (intake: Intake, people: Subscriber[], servers: Servers) => Promise<void>,
): Promise<void> {
    const realtime = [start(stage, 'node', '--import', 'tsx', 'realtime/src/main.ts')];
    // Two workers, as in deploy/README.md.
    const workers = [start(stage, 'php', ...WORKER), start(stage, 'php', ...WORKER)];
    const people: Subscriber[] = [];
    try {
        await pause(2000);
        await measure(new Intake(stage), people, { realtime, workers });
    } finally {
        people.forEach((person) => {
            person.close();
        });
        await stop([...realtime, ...workers]);
    }
}

let team: Person[] | null = null;

/** Two hundred staff. */
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

function measureCalls(stage: Stage, perSecond: number, title: string): Promise<void> {
    return withServers(stage, async (intake, people, { realtime, workers }) => {
        await Subscriber.joinAll(stage, teamOf(stage), CHANNELS, people);
        const seconds = 15 * stage.seconds;
        const audience = new Audience(people);
        const steps = new Steps(stage);
        await stream(audience, intake, WARM_UP_SECONDS, perSecond);
        steps.clear();
        const heard: Heard[] = [];
        const bases: number[][] = [];
        const used = { workers: 0, realtime: 0 };
        for (let round = 0; round < stage.rounds; round++) {
            const before = { workers: cpuOf(workers), realtime: cpuOf(realtime) };
            heard.push(await stream(audience, intake, seconds, perSecond));
            used.workers += cpuOf(workers) - before.workers;
            used.realtime += cpuOf(realtime) - before.realtime;
            bases.push(await bareFanOut(people.length, audience.frame, 10 * perSecond, 1000 / perSecond));
        }
        const calls = stage.rounds * seconds * perSecond;
        record(title, [
            ...rows(
                `A call to a store, ${stage.rounds} × ${seconds} s`,
                heard.map(({ taken }) => taken),
                bases,
            ),
            ...whereTheTimeGoes(steps, heard),
            watched(
                'Processor time a call: workers, realtime server',
                `${format(used.workers / calls)}, ${format(used.realtime / calls, 'ms')}`,
            ),
            faults(heard, calls * people.length),
            {
                measure: 'Calls answered with 503 and sent again',
                value: String(intake.refusals),
                base: `${calls.toLocaleString('en-AU')} calls`,
                ratio: '',
                goal: '0',
                met: intake.refusals === 0,
            },
        ]);
    });
}

/** The parts of the way to the last person, in order, p50 and p95. */
function whereTheTimeGoes(steps: Steps, heard: readonly Heard[]): Result[] {
    const { calls = [], ...parts } = steps.read(heard.flatMap(({ last }) => last));
    return [
        ...Object.entries(parts).map(([part, times]) => watched(`of it: ${part}, p50 / p95`, `${summary(times)} ms`)),
        watched('Calls to the realtime server with one piece of work, p50 / p95', summary(calls)),
    ];
}

function watched(measure: string, value: string): Result {
    return { measure, value, base: '', ratio: '', goal: '', met: null };
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
