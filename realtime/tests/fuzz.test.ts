import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { channelAuth, userAuth } from '../src/auth';
import { Metrics } from '../src/metrics';
import { signedTarget } from './support/api';
import { PATIENCE, reading } from './support/cluster';
import { generator, mutate, pick } from './support/random';
import { connect } from './support/raw-client';
import { APP, startServer } from './support/server';

/** Set another seed with FUZZ_SEED=… The seed is in the test names, so that a failure can be repeated. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const ROUNDS = 10_000;
const AT_ONCE = 20;
/** Allowed heap growth after ten thousand bad inputs. A leak of one kilobyte each would be ten megabytes. */
const HEAP_GROWTH_BYTES = 6 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function heapUsed(): Promise<number> {
    for (let pass = 0; pass < 3; pass += 1) {
        collectGarbage();
        await wait(20);
    }
    return process.memoryUsage().heapUsed;
}

/** A server with its log and every unhandled rejection. */
async function observedServer() {
    const metrics = new Metrics();
    const neglected: unknown[] = [];
    const note = (reason: unknown) => neglected.push(reason);
    process.on('unhandledRejection', note);
    onTestFinished(() => {
        process.off('unhandledRejection', note);
    });
    const { port, log } = await startServer({ REALTIME_FRAMES_PER_SECOND: '100000' }, { metrics });
    const isQuiet = async () => {
        await expect.poll(() => reading(metrics, 'connections'), PATIENCE).toBe(0);
        await expect.poll(() => reading(metrics, 'channels'), PATIENCE).toBe(0);
        expect(neglected).toEqual([]);
        expect(log).toEqual([]);
    };
    return { port, isQuiet };
}

interface Target {
    readonly socket: WebSocket;
    readonly id: string;
}

async function open(port: number): Promise<Target> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${APP.key}?protocol=7`);
    socket.on('error', () => {});
    const [greeting] = await once(socket, 'message');
    const { data } = JSON.parse(String(greeting));
    return { socket, id: JSON.parse(data).socket_id };
}

function validFrames(id: string): string[] {
    const member = '{"user_id":"ann","user_info":{"name":"Ann"}}';
    const user = '{"id":"ann","watchlist":["bob"]}';
    const subscribe = (channel: string, more: object = {}) => ({
        event: 'pusher:subscribe',
        data: { channel, ...more },
    });
    const guarded = (channel: string) => subscribe(channel, { auth: channelAuth(APP, id, channel) });
    return [
        subscribe('news'),
        guarded('private-a'),
        guarded('private-encrypted-a'),
        guarded('private-cache-a'),
        subscribe('presence-a', { auth: channelAuth(APP, id, 'presence-a', member), channel_data: member }),
        { event: 'pusher:signin', data: { auth: userAuth(APP, id, user), user_data: user } },
        { event: 'client-x', channel: 'presence-a', data: { on: true } },
        { event: 'pusher:unsubscribe', data: { channel: 'private-a' } },
        { event: 'pusher:ping', data: {} },
    ].map((frame) => JSON.stringify(frame));
}

/** Damaged text in valid frames, and sometimes frames with damaged bytes. */
async function fuzzFrames(port: number, random: () => number, rounds: number): Promise<void> {
    let target = await open(port);
    for (let round = 0; round < rounds; round += 1) {
        if (target.socket.readyState !== WebSocket.OPEN) {
            target = await open(port);
        }
        const valid = pick(random, validFrames(target.id));
        if (round % 50 === 0) {
            await sendDamagedFrame(port, random, valid);
        } else {
            target.socket.send(random() < 0.05 ? valid : mutate(random, Buffer.from(valid)), {
                binary: random() < 0.02,
            });
        }
        if (round % 200 === 0) {
            await wait(0);
        }
    }
    target.socket.close();
    await once(target.socket, 'close');
}

/** Writes a damaged WebSocket frame by hand. */
async function sendDamagedFrame(port: number, random: () => number, text: string): Promise<void> {
    const upgrade = [
        `GET /app/${APP.key}?protocol=7 HTTP/1.1`,
        'Host: x',
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version: 13',
        '\r\n',
    ].join('\r\n');
    const payload = Buffer.from(text).subarray(0, 120);
    const frame = Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
    await exchange(port, Buffer.concat([Buffer.from(upgrade), mutate(random, frame)]));
}

/** Sends bytes, ends the stream and reads until the other side closes. */
async function exchange(port: number, bytes: Buffer): Promise<string> {
    const socket = connectTo(port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
        answer += data.toString('latin1');
    });
    socket.end(bytes);
    await Promise.race([once(socket, 'close'), wait(300)]);
    socket.destroy();
    return answer;
}

function validRequest(random: () => number): { method: 'GET' | 'POST'; route: string; body: string } {
    const event = { name: 'e', channels: ['news', 'presence-a'], data: '{}', info: 'subscription_count,user_count' };
    return pick(random, [
        { method: 'POST', route: '/events', body: JSON.stringify(event) },
        { method: 'POST', route: '/batch_events', body: JSON.stringify({ batch: [event, event] }) },
        { method: 'POST', route: '/users/ann/terminate_connections', body: '{}' },
        { method: 'GET', route: '/channels', body: '' },
        { method: 'GET', route: '/channels/presence-a/users', body: '' },
        { method: 'GET', route: '/channels/cache-a', body: '' },
    ]);
}

function requestBytes(method: string, target: string, body: Buffer, connection: 'close' | 'keep-alive'): Buffer {
    const head = [
        `${method} ${target} HTTP/1.1`,
        'Host: 127.0.0.1',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Connection: ${connection}`,
        '\r\n',
    ];
    return Buffer.concat([Buffer.from(head.join('\r\n')), body]);
}

/** A request that is damaged anywhere after it was signed. */
function damagedRequest(random: () => number): Buffer {
    const { method, route, body } = validRequest(random);
    const raw = Buffer.from(body);
    return mutate(random, requestBytes(method, signedTarget(method, route, raw), raw, 'close'));
}

/** A request that is damaged before it was signed, so that it passes the signature check. */
function signedDamage(random: () => number, connection: 'close' | 'keep-alive'): Buffer {
    const { method, route, body } = validRequest(random);
    const damaged = body === '' ? Buffer.from('') : mutate(random, Buffer.from(body));
    return requestBytes(method, signedTarget(method, route, damaged), damaged, connection);
}

/** Sends the same number of both kinds, with several signed ones on a connection. Returns how often each status came. */
async function fuzzRequests(port: number, random: () => number, rounds: number): Promise<Map<string, number>> {
    const statuses = new Map<string, number>();
    for (let done = 0; done < rounds; done += 2 * AT_ONCE) {
        const signed = Array.from({ length: AT_ONCE }, (_, index) =>
            signedDamage(random, index === AT_ONCE - 1 ? 'close' : 'keep-alive'),
        );
        const damaged = Array.from({ length: AT_ONCE }, () => damagedRequest(random));
        const answers = await Promise.all([Buffer.concat(signed), ...damaged].map((bytes) => exchange(port, bytes)));
        for (const [, status = ''] of answers.flatMap((answer) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)])) {
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
    }
    return statuses;
}

describe(`fuzzing with seed ${SEED}`, () => {
    it(`${ROUNDS} malformed frames do not stop the server, affect other clients or leak memory`, async () => {
        const { port, isQuiet } = await observedServer();
        const random = generator(SEED);
        await fuzzFrames(port, random, ROUNDS / 10);
        const before = await heapUsed();
        const bystander = await connect(port);

        await fuzzFrames(port, random, ROUNDS);

        await bystander.settle();
        expect(bystander.frames.map(({ event }) => event)).toEqual(['pusher:connection_established', 'pusher:pong']);
        bystander.socket.close();
        await isQuiet();
        expect((await heapUsed()) - before).toBeLessThan(HEAP_GROWTH_BYTES);
    }, 60_000);

    it(`${ROUNDS} malformed requests are refused in order without leaking memory`, async () => {
        const { port, isQuiet } = await observedServer();
        const random = generator(SEED);
        await fuzzRequests(port, random, ROUNDS / 10);
        const before = await heapUsed();

        const statuses = await fuzzRequests(port, random, ROUNDS);

        expect(statuses.get('500')).toBeUndefined();
        for (const reached of ['200', '400', '401']) {
            expect(statuses.get(reached)).toBeGreaterThan(500);
        }
        expect((await fetch(`http://127.0.0.1:${port}/up`)).status).toBe(200);
        await isQuiet();
        expect((await heapUsed()) - before).toBeLessThan(HEAP_GROWTH_BYTES);
    }, 60_000);
});
