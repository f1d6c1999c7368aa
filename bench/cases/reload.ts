import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pause } from '../lib/processes';
import { format, record } from '../lib/results';
import { signedIn } from '../lib/session';
import type { Stage } from '../lib/stage';

const RELOADS = 5;

/** A release reloads PHP under load: no request may be lost. */
export async function measureReload(stage: Stage): Promise<void> {
    const session = await signedIn(stage);
    const headers = Object.entries(await session.visitHeaders()).flatMap(([name, value]) => [
        '-H',
        `${name}: ${value}`,
    ]);

    const load = spawn('wrk', ['-c4', '-t2', `-d${2 * RELOADS + 2}s`, ...headers, `${stage.url}/clients`]);
    let output = '';
    load.stdout.on('data', (text) => {
        output += text;
    });
    const ended = new Promise((resolve) => load.once('close', resolve));
    for (let reload = 0; reload < RELOADS; reload++) {
        await pause(2000);
        process.kill(Number(readFileSync(`${stage.folder}/php.pid`, 'utf8')), 'SIGUSR2');
    }
    await ended;

    const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
    const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
    const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
    const lost = failed + broken.reduce((sum, count) => sum + Number(count), 0);
    record('7 Reloading PHP under load', [
        {
            measure: `Requests lost in ${RELOADS} reloads`,
            value: format(lost),
            base: `${requests} requests`,
            ratio: '',
            goal: '0',
            met: lost === 0 && requests > 0,
        },
    ]);
}
