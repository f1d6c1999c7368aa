import { pause, run, start, stop } from '../lib/processes';
import { format, type Result, record } from '../lib/results';
import type { Person, Stage } from '../lib/stage';
import { median, percentile } from '../lib/stats';
import { Subscriber } from '../lib/subscriber';
import { Audience, type Heard } from '../live/audience';
import { bareFanOut } from '../live/bare';
import { type Call, Intake } from '../live/intake';

const CALLS = 40;
const CALLS_A_SECOND = 20;
const GAP_MS = 1000 / CALLS_A_SECOND;
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

/** Time from an intake call to its notification on the screens: single calls, and a stream of calls. */
export async function measureLive(stage: Stage): Promise<void> {
    // Two workers, as in deploy/README.md.
    const processes = [
        start(stage, 'node', '--import', 'tsx', 'realtime/src/main.ts'),
        start(stage, 'php', ...WORKER),
        start(stage, 'php', ...WORKER),
    ];
    const people: Subscriber[] = [];
    try {
        await pause(2000);
        const intake = new Intake(stage);
        await Subscriber.joinAll(stage, stage.staff, CHANNELS, people);
        await measureSingleCalls(intake, people);
        await Subscriber.joinAll(stage, hire(stage), CHANNELS, people);
        await measureStream(stage, intake, people);
    } finally {
        people.forEach((person) => {
            person.close();
        });
        await stop(processes);
    }
}

/** Creates staff until there are two hundred. */
function hire(stage: Stage): Person[] {
    const first = String(stage.staff.length + 1);
    return JSON.parse(run(stage, 'php', 'bench/php/staff.php', first, String(PEOPLE))) as Person[];
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

async function measureStream(stage: Stage, intake: Intake, people: readonly Subscriber[]): Promise<void> {
    const seconds = 15 * stage.seconds;
    const audience = new Audience(people);
    await stream(audience, intake, WARM_UP_SECONDS);
    const heard: Heard[] = [];
    const bases: number[][] = [];
    for (let round = 0; round < stage.rounds; round++) {
        heard.push(await stream(audience, intake, seconds));
        bases.push(await bareFanOut(people.length, audience.frame, 10 * CALLS_A_SECOND, GAP_MS));
    }
    const calls = stage.rounds * seconds * CALLS_A_SECOND;
    record(`9 ${CALLS_A_SECOND} API calls a second, five kinds, to ${people.length} signed-in people`, [
        ...rows(
            `A call to a store, ${stage.rounds} × ${seconds} s`,
            heard.map(({ taken }) => taken),
            bases,
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
}

/** Sends each call at its planned time, even if earlier ones are not finished. Delays count from the planned time. */
async function stream(audience: Audience, intake: Intake, seconds: number): Promise<Heard> {
    const begin = performance.now();
    const sending = [];
    for (let call = 0; call < seconds * CALLS_A_SECOND; call++) {
        const due = begin + call * GAP_MS;
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
