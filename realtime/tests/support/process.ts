import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { APP } from './server';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The server as in production. Killed when the test ends. */
export function run(settings: Record<string, string>) {
    const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', MAIN], {
        env: {
            ...process.env,
            REVERB_APP_ID: APP.id,
            REVERB_APP_KEY: APP.key,
            REVERB_APP_SECRET: APP.secret,
            REALTIME_HOST: '127.0.0.1',
            REALTIME_PORT: '0',
            REALTIME_ALLOWED_ORIGINS: '*',
            REALTIME_REQUIRE_SIGN_IN: 'false',
            ...settings,
        },
    });
    const output = { out: '', err: '' };
    child.stdout?.on('data', (data) => {
        output.out += data;
    });
    child.stderr?.on('data', (data) => {
        output.err += data;
    });
    onTestFinished(() => {
        child.kill('SIGKILL');
    });
    return { child, output };
}

/** The port that it listens on. */
export async function listening({ child, output }: ReturnType<typeof run>): Promise<number> {
    while (!output.out.includes('"Listening"')) {
        await Promise.race([
            once(child.stdout ?? child, 'data'),
            once(child, 'exit').then(() => Promise.reject(output.err)),
        ]);
    }
    return Number(/ws+:\/\/127\.0\.0\.1:(\d+)\//.exec(output.out)?.[1]);
}
