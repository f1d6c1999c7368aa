import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { productEnvironment } from './environment';
import './provided';
import { Service } from './service';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROUTER = join(ROOT, 'vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php');
const CLIENTS = 300;
const START_MS = 30_000;
const STORAGE = ['framework/cache/data', 'framework/views', 'framework/sessions', 'app/private', 'logs'];

/** Starts the whole product once for all test files, as bin/start does, on ports and data of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
    const folder = mkdtempSync(join(tmpdir(), 'paddock-browser-'));
    const screens = process.env.BROWSER_SCREENS ?? join(tmpdir(), 'paddock-screens');
    const env = await productEnvironment(folder);
    prepareFolders(folder, screens);
    run('bash', ['-c', 'source bin/lib/setup.sh && build_assets'], env);
    run('php', ['artisan', 'migrate', '--force', '--quiet'], env);
    run('php', ['artisan', 'demo:seed', '--quiet', `--clients=${CLIENTS}`], env);

    const services = servicesOf(folder, env);
    for (const service of services) {
        service.start();
    }
    const stop = async () => {
        await Promise.all(services.map((service) => service.stop()));
        if (process.env.BROWSER_KEEP === undefined) {
            rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
        }
    };
    try {
        await Promise.all([answers(`${env.APP_URL}/up`), answers(`http://127.0.0.1:${env.REALTIME_PORT}/up`)]);
    } catch (error) {
        await stop();
        throw error;
    }
    project.provide('product', { root: ROOT, url: String(env.APP_URL), folder, env, screens });

    return stop;
}

function prepareFolders(folder: string, screens: string): void {
    for (const path of STORAGE) {
        mkdirSync(join(folder, 'storage', path), { recursive: true });
    }
    mkdirSync(join(folder, 'people'));
    mkdirSync(screens, { recursive: true });
    writeFileSync(join(folder, 'database.sqlite'), '');
}

function servicesOf(folder: string, env: Record<string, string>): Service[] {
    const all = { ...process.env, ...env };
    const artisan = (name: string, ...args: string[]) =>
        new Service(folder, { name, command: 'php', args: ['artisan', ...args], cwd: ROOT, env: all });
    const opcache = ['-d', 'opcache.enable_cli=1', '-d', 'variables_order=EGPCS', '-d', 'upload_max_filesize=20M'];

    return [
        new Service(folder, {
            name: 'web',
            command: 'php',
            args: [...opcache, '-S', `127.0.0.1:${env.APP_PORT}`, '-t', '.', ROUTER],
            cwd: join(ROOT, 'public'),
            env: { ...all, PHP_CLI_SERVER_WORKERS: '4' },
        }),
        artisan('queue', 'queue:work', '--queue=live,default', '--sleep=0.05', '--tries=5', '--timeout=60'),
        // It ends with the minute and is started again; `schedule:work` would idle until the first full minute.
        artisan('scheduler', 'schedule:run'),
        new Service(folder, {
            name: 'realtime',
            command: process.execPath,
            args: ['--import', 'tsx', 'realtime/src/main.ts'],
            cwd: ROOT,
            env: all,
        }),
    ];
}

function run(command: string, args: readonly string[], env: Record<string, string>): void {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
    if (status !== 0) {
        throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
    }
}

async function answers(url: string): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline) {
        try {
            if ((await fetch(url)).ok) {
                return;
            }
        } catch {
            // Not listening yet.
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${url} did not answer within ${START_MS / 1_000} s.`);
}
