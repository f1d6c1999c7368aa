import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { listening, run } from './support/process';
import { connect, openSocket } from './support/raw-client';
import { APP } from './support/server';

describe('the process', () => {
    it.each(['SIGTERM', 'SIGINT'] as const)('drains on %s and exits with 0', async (signal) => {
        const process = run({});
        const port = await listening(process);
        const client = await connect(port);

        process.child.kill(signal);
        const exit = once(process.child, 'exit');

        expect((await client.closed).code).toBe(4200);
        expect(await exit).toEqual([0, null]);
    });

    it('ends in time even when a client does not close', async () => {
        const process = run({});
        const client = await connect(await listening(process));

        client.socket.pause();
        process.child.kill('SIGTERM');

        expect(await once(process.child, 'exit')).toEqual([0, null]);
    });

    it.each([
        ['no URL', '*:99999'],
        ['outside the path prefix', '/app/app-key'],
        ['an unknown app', '/live/app/nobody'],
        ['an app', `/live/app/${APP.key}?protocol=7`],
    ])('survives a reset of an upgrade to %s', async (_, target) => {
        const process = run({ REALTIME_PATH: '/live' });
        const port = await listening(process);
        const upgrade = [
            `GET ${target} HTTP/1.1`,
            'Host: localhost',
            'Connection: Upgrade',
            'Upgrade: websocket',
            'Sec-WebSocket-Version: 13',
            'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        ].join('\r\n');

        for (let round = 0; round < 100; round += 1) {
            const socket = dial(port, '127.0.0.1');
            socket.on('error', () => {});
            await once(socket, 'connect');
            socket.write(`${upgrade}\r\n\r\n`, () => socket.resetAndDestroy());
            await once(socket, 'close');
        }

        expect((await fetch(`http://127.0.0.1:${port}/live/up`)).status).toBe(200);
    });

    it('continues when its log pipe is closed', async () => {
        const process = run({});
        const port = await listening(process);
        process.child.stdout?.destroy();

        for (let round = 0; round < 3; round += 1) {
            await openSocket(port, '/elsewhere').closed;
        }

        expect((await fetch(`http://127.0.0.1:${port}/up`)).status).toBe(200);
    });

    it('logs one JSON object per line, without secrets', async () => {
        const process = run({ REVERB_PORT: '1' });
        await listening(process);
        process.child.kill('SIGTERM');
        await once(process.child, 'close');

        const lines = process.output.out
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line));
        expect(lines.map(({ message }) => message)).toEqual([
            'Listening',
            'REVERB_PORT differs from the server port. This is only correct behind a proxy',
            'Draining',
            'Stopped',
        ]);
        expect(process.output.out).not.toContain(APP.secret);
    });

    it('reports a port in use in one line and exits with 1', async () => {
        const squatter = createServer().listen(0, '127.0.0.1');
        await once(squatter, 'listening');
        onTestFinished(() => {
            squatter.close();
        });
        const address = squatter.address();
        const port = typeof address === 'object' ? address?.port : undefined;
        const process = run({ REALTIME_PORT: String(port) });

        expect(await once(process.child, 'close')).toEqual([1, null]);
        expect(process.output.err).toBe(
            `realtime: address already in use 127.0.0.1:${port} (choose another REALTIME_PORT)\n`,
        );
    });

    it('reports every invalid setting in one line and exits with 1', async () => {
        const process = run({ REVERB_APP_KEY: '', PUSHER_APP_KEY: '', REALTIME_MAX_FRAME_BYTES: 'lots' });

        expect(await once(process.child, 'close')).toEqual([1, null]);
        expect(process.output.err).toMatch(/^realtime: .*REVERB_APP_KEY is not set.*REALTIME_MAX_FRAME_BYTES.*\n$/);
    });

    it('supports TLS with its own certificate', async () => {
        const folder = mkdtempSync(join(tmpdir(), 'realtime-'));
        const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
        const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${cert}`;
        execFileSync('openssl', request.split(' '), { stdio: 'ignore' });
        const port = await listening(
            run({ REALTIME_TLS_CERT: cert, REALTIME_TLS_KEY: key, REALTIME_REQUIRE_TLS: 'true' }),
        );

        const socket = new WebSocket(`wss://127.0.0.1:${port}/app/${APP.key}?protocol=7`, {
            rejectUnauthorized: false,
        });
        onTestFinished(() => socket.terminate());
        const [greeting] = await once(socket, 'message');

        expect(String(greeting)).toContain('connection_established');
    });
});
