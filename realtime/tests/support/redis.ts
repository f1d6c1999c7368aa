import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';

/** A real Redis for one test, on a free port, without persistence. */
export class RedisServer {
    private process: ChildProcess | null = null;

    private constructor(readonly port: number) {}

    static async start(): Promise<RedisServer> {
        const server = new RedisServer(await freePort());
        onTestFinished(() => server.kill());
        await server.start();
        return server;
    }

    get url(): string {
        return `redis://127.0.0.1:${this.port}`;
    }

    async start(): Promise<void> {
        const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
        const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
        this.process = child;
        await new Promise<void>((resolve, reject) => {
            let output = '';
            child.once('error', reject);
            child.once('exit', () => reject(new Error('redis-server ended before it was ready')));
            child.stdout.on('data', (chunk) => {
                output += chunk;
                if (output.includes('Ready to accept connections')) {
                    resolve();
                }
            });
        });
    }

    /** Kills Redis without a shutdown, like a crash. */
    async kill(): Promise<void> {
        const child = this.process;
        this.process = null;
        if (child !== null && child.exitCode === null) {
            child.kill('SIGKILL');
            await once(child, 'exit');
        }
    }

    /** Freezes Redis: it accepts connections and commands but doesn't answer. */
    freeze(): void {
        this.process?.kill('SIGSTOP');
    }

    thaw(): void {
        this.process?.kill('SIGCONT');
    }

    /** A client for the test. */
    async client(): Promise<Redis> {
        const client = new Redis(this.url, { lazyConnect: true, retryStrategy: null });
        client.on('error', () => {});
        onTestFinished(() => client.disconnect());
        await client.connect();
        return client;
    }
}

async function freePort(): Promise<number> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    probe.close();
    await once(probe, 'close');
    return typeof address === 'object' && address !== null ? address.port : 0;
}
