import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { pause, run, start, stop } from '../lib/processes';
import { format, type Result, record } from '../lib/results';
import type { Stage } from '../lib/stage';
import { percentile } from '../lib/stats';
import { Subscriber } from '../lib/subscriber';

const CALLS = 40;
const CHANNELS = ['deposit-pending-notifications', 'new-client-risk-check-notifications'];
const LONGEST_WAIT_MS = 10_000;

/** One call of the intake, and when its notification reaches each of fifty people. */
export async function measureLive(stage: Stage): Promise<void> {
    const processes = [
        start(stage, 'node', '--import', 'tsx', 'realtime/src/main.ts'),
        start(
            stage,
            'php',
            'artisan',
            'queue:work',
            '--queue=live,default',
            '--sleep=0.05',
            '--tries=5',
            '--timeout=60',
        ),
    ];
    const people: Subscriber[] = [];
    try {
        await pause(2000);
        const token = issueToken(stage);
        for (const person of stage.staff) {
            people.push(await Subscriber.join(stage, person, CHANNELS));
        }
        const bankLines = await deliver(people, 'deposit-pending-notification', (call) =>
            post(stage, token, '/api/v1/bank-lines', bankLine(call)),
        );
        const clients = await deliver(people, 'new-account-check-notification', (call) =>
            post(stage, token, '/api/v1/clients', client(call)),
        );
        const base = await bareFanOut(people.length);
        record(`6 From an API call to ${people.length} signed-in people`, [
            ...rows('POST /api/v1/bank-lines', bankLines, base),
            ...rows('POST /api/v1/clients', clients, base),
        ]);
    } finally {
        people.forEach((person) => {
            person.close();
        });
        await stop(processes);
    }
}

function rows(name: string, taken: readonly number[], base: readonly number[]): Result[] {
    return [0.5, 0.95, 0.99].map((share) => {
        const value = percentile(taken, share);
        return {
            measure: `${name} to every frame, p${share * 100}`,
            value: format(value, 'ms'),
            base: format(percentile(base, share), 'ms (bare `ws` fan-out)'),
            ratio: '',
            goal: share === 0.95 ? '≤ 250 ms' : '',
            met: share === 0.95 ? value <= 250 : null,
        };
    });
}

/** Milliseconds from the sending of each request to the arrival at each person; the first two calls warm up. */
async function deliver(
    people: readonly Subscriber[],
    event: string,
    send: (call: number) => Promise<void>,
): Promise<number[]> {
    const taken: number[] = [];
    for (let call = -2; call < CALLS; call++) {
        const arrivals: number[] = [];
        const sent = performance.now();
        const all = everybody(people, event, () => arrivals.push(performance.now() - sent));
        await Promise.all([send(call), all]);
        taken.push(...(call < 0 ? [] : arrivals));
        await pause(100);
    }
    return taken;
}

function everybody(people: readonly Subscriber[], event: string, arrived: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
        const waiting = new Set(people);
        const timer = setTimeout(
            () => reject(new Error(`${waiting.size} people never received ${event}.`)),
            LONGEST_WAIT_MS,
        );
        for (const person of people) {
            person.onEvent = (name) => {
                if (name === event && waiting.delete(person)) {
                    arrived();
                }
                if (waiting.size === 0) {
                    clearTimeout(timer);
                    resolve();
                }
            };
        }
    });
}

function issueToken(stage: Stage): string {
    const output = run(
        stage,
        'php',
        'artisan',
        'api:token',
        'bench',
        '--scope=clients:create',
        '--scope=bank-lines:create',
    );
    return output.trim().split('\n')[0]?.trim() ?? '';
}

async function post(stage: Stage, token: string, path: string, body: Record<string, unknown>): Promise<void> {
    const reply = await fetch(stage.url + path, {
        method: 'POST',
        headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            Accept: 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
    });
    if (reply.status !== 201) {
        throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    }
}

function bankLine(call: number): Record<string, unknown> {
    return {
        rail: 'osko',
        bank_reference: `BENCH-${Date.now()}-${call}`,
        description: `Payment from Bench Payer ${100_000 + call}`,
        amount_cents: 5_000 + call,
        value_at: new Date(Date.now() - 60_000).toISOString().replace(/\.\d+Z/, '+00:00'),
    };
}

function client(call: number): Record<string, unknown> {
    return {
        company: 'regal-bet',
        first_name: 'Bench',
        last_name: `Arrival ${call + 3}`,
        date_of_birth: '1988-04-09',
        email: `arrival.${Date.now()}.${call + 3}@example.com`,
    };
}

/** The least there is: one frame of the same size from a `ws` server to as many sockets. */
async function bareFanOut(clients: number): Promise<number[]> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const sockets = await Promise.all(
        Array.from({ length: clients }, async () => {
            const socket = new WebSocket(`ws://127.0.0.1:${port}`);
            await new Promise((resolve) => socket.once('open', resolve));
            return socket;
        }),
    );
    const frame = 'x'.repeat(900);
    const taken: number[] = [];
    for (let call = 0; call < CALLS; call++) {
        const sent = performance.now();
        const arrivals = sockets.map(
            (socket) =>
                new Promise<void>((resolve) => {
                    socket.once('message', () => {
                        taken.push(performance.now() - sent);
                        resolve();
                    });
                }),
        );
        for (const socket of server.clients) {
            socket.send(frame);
        }
        await Promise.all(arrivals);
    }
    sockets.forEach((socket) => {
        socket.terminate();
    });
    server.close();
    return taken;
}
