import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { ask } from '../lib/ask';
import { pause, stop } from '../lib/processes';
import type { Delivered } from './crowd';
import type { Sample } from './probe';
import { APP, type TargetName } from './target';

const SERVER_CORE = 0;
const CLIENT_CORE = 1;
/** Opened before memory is measured, so that one-time costs of the server do not count. */
const FIRST_SOCKETS = 500;
/** Turns off pings, because our sockets do not answer. */
const SECONDS_UNTIL_PING = '3600';
/** An empty value means unset: a developer's .env must not change the measurement. */
const UNSET = ['REALTIME_REDIS_URL', 'REALTIME_WEBHOOKS', 'REALTIME_TLS_CERT', 'REALTIME_TLS_KEY', 'REALTIME_PATH'];

/** One server and its clients, from start to stop. */
export class Trial {
    private constructor(
        private readonly target: TargetName,
        private readonly port: number,
        private readonly server: ChildProcess,
        private readonly crowd: ChildProcess,
    ) {}

    static async start(target: TargetName): Promise<Trial> {
        const port = await freePort();
        const crowd = pinned(CLIENT_CORE, ['bench/realtime/crowd.ts'], {});
        const trial = new Trial(target, port, startServer(target, port), crowd);
        await untilOpen(port);
        return trial;
    }

    /** Opens this many connections and returns the memory in bytes for each. */
    async fill(size: number): Promise<number> {
        await this.open(FIRST_SOCKETS);
        const before = await this.sample(true);
        await this.open(size);
        const after = await this.sample(true);
        return (after.residentBytes - before.residentBytes) / (size - FIRST_SOCKETS);
    }

    oneByOne(broadcasts: number): Promise<Delivered> {
        return ask(this.crowd, { kind: 'one-by-one', broadcasts });
    }

    saturate(seconds: number, window: number): Promise<Delivered> {
        return ask(this.crowd, { kind: 'saturate', seconds, window });
    }

    /** Can collect garbage first. */
    sample(collect: boolean): Promise<Sample> {
        return ask(this.server, { collect });
    }

    async stop(): Promise<void> {
        await stop([this.crowd, this.server]);
    }

    private open(count: number): Promise<void> {
        return ask(this.crowd, { kind: 'open', target: this.target, port: this.port, count });
    }
}

function startServer(target: TargetName, port: number): ChildProcess {
    const script = target === 'ours' ? 'realtime/src/main.ts' : 'bench/realtime/bare.ts';
    return pinned(SERVER_CORE, ['--expose-gc', '--import', './bench/realtime/probe.ts', script], {
        ...Object.fromEntries(UNSET.map((name) => [name, ''])),
        REALTIME_PORT: String(port),
        REALTIME_ALLOWED_ORIGINS: '*',
        REALTIME_REQUIRE_SIGN_IN: 'false',
        REALTIME_ACTIVITY_TIMEOUT: SECONDS_UNTIL_PING,
        REVERB_APP_ID: APP.id,
        REVERB_APP_KEY: APP.key,
        REVERB_APP_SECRET: APP.secret,
    });
}

function pinned(core: number, node: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
    return spawn('taskset', ['-c', String(core), process.execPath, '--import', 'tsx', ...node], {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
}

async function untilOpen(port: number): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
        const reply = await fetch(`http://127.0.0.1:${port}/up`).catch(() => null);
        if (reply !== null) {
            return;
        }
        await pause(50);
    }
    throw new Error('The server did not start.');
}

function freePort(): Promise<number> {
    return new Promise((resolve) => {
        const listener = createServer().listen(0, '127.0.0.1', () => {
            const { port } = listener.address() as AddressInfo;
            listener.close(() => resolve(port));
        });
    });
}
