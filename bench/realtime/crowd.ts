import { request } from 'node:http';
import { answer } from '../lib/ask';
import { percentile } from '../lib/stats';
import { CountingSocket } from './socket';
import { TARGETS, type TargetName } from './target';

type Command =
    | { readonly kind: 'open'; readonly target: TargetName; readonly port: number; readonly count: number }
    | { readonly kind: 'one-by-one'; readonly broadcasts: number }
    | { readonly kind: 'saturate'; readonly seconds: number; readonly window: number };

export interface Delivered {
    readonly deliveries: number;
    readonly milliseconds: number;
    readonly p50: number;
    readonly p99: number;
}

/** To open all at once would only measure the backlog of the listening socket. */
const OPENING_AT_ONCE = 200;

const sockets: CountingSocket[] = [];
let server: { readonly port: number; readonly target: TargetName } = { port: 0, target: 'bare' };

/** The number of sockets that received this frame. */
let reached = new Uint32Array(1024);
let published = 0;
let completed = 0;
let deliveries = 0;
let latencies: number[] | null = null;
let publishedAt = 0;
const waiting: { readonly frames: number; readonly wake: () => void }[] = [];

answer((command: Command): Promise<unknown> => {
    switch (command.kind) {
        case 'open':
            return open(command.target, command.port, command.count);
        case 'one-by-one':
            return oneByOne(command.broadcasts);
        case 'saturate':
            return saturate(command.seconds, command.window);
    }
});

async function open(target: TargetName, port: number, count: number): Promise<void> {
    server = { port, target };
    while (sockets.length < count) {
        const batch = Math.min(OPENING_AT_ONCE, count - sockets.length);
        sockets.push(...(await Promise.all(Array.from({ length: batch }, connect))));
    }
}

function connect(): Promise<CountingSocket> {
    let seen = 0;
    return CountingSocket.open(server.port, TARGETS[server.target], (frames) => {
        for (; seen < frames; seen += 1) {
            arrive(seen);
        }
    });
}

function arrive(frame: number): void {
    deliveries += 1;
    latencies?.push(performance.now() - publishedAt);
    reached[frame] = (reached[frame] ?? 0) + 1;
    while (reached[completed] === sockets.length) {
        completed += 1;
    }
    while (waiting[0] !== undefined && waiting[0].frames <= completed) {
        waiting.shift()?.wake();
    }
}

/** Each broadcast starts when every socket has received the previous one. */
async function oneByOne(broadcasts: number): Promise<Delivered> {
    const taken: number[] = [];
    latencies = taken;
    const result = await measure(async () => {
        for (let broadcast = 0; broadcast < broadcasts; broadcast += 1) {
            publishedAt = performance.now();
            await publish();
            await completion(published);
        }
    });
    latencies = null;
    return { ...result, p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

/** As many broadcasts as the server can handle, with enough in flight that it never waits for us. */
async function saturate(seconds: number, window: number): Promise<Delivered> {
    const end = performance.now() + seconds * 1000;
    const result = await measure(async () => {
        const publishers = Array.from({ length: window }, async () => {
            while (performance.now() < end) {
                await Promise.all([publish(), completion(published)]);
            }
        });
        await Promise.all(publishers);
        await completion(published);
    });
    return { ...result, p50: Number.NaN, p99: Number.NaN };
}

async function measure(run: () => Promise<void>): Promise<{ deliveries: number; milliseconds: number }> {
    const before = deliveries;
    const start = performance.now();
    await run();
    return { deliveries: deliveries - before, milliseconds: performance.now() - start };
}

function completion(frames: number): Promise<void> {
    return completed >= frames
        ? Promise.resolve()
        : new Promise((wake) => {
              waiting.push({ frames, wake });
          });
}

/** One connection for each request, like PHP: the server could close a kept connection during a request. */
function publish(): Promise<void> {
    published += 1;
    if (published >= reached.length) {
        const grown = new Uint32Array(reached.length * 2);
        grown.set(reached);
        reached = grown;
    }
    const { path, body } = TARGETS[server.target].publication();
    return new Promise((resolve, reject) => {
        const options = { port: server.port, host: '127.0.0.1', method: 'POST', path, agent: false } as const;
        const call = request(options, (reply) => {
            reply.resume();
            reply.on('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`${reply.statusCode}`))));
        });
        call.on('error', reject);
        call.end(body);
    });
}
