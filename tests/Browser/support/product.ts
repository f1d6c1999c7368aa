import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { freePorts, newKey, productEnvironment } from './environment';
import { PRINT_CODES, signEveryoneIn } from './people';
import type { Product } from './provided';
import { Service } from './service';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ROUTER = join(ROOT, 'vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php');
const CLIENTS = 300;
const START_MS = 90_000;
const STORAGE = ['framework/cache/data', 'framework/views', 'framework/sessions', 'app/private', 'logs'];

/** Starts a whole product for each worker, as bin/start does, with its own ports and data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
    const folder = mkdtempSync(join(tmpdir(), 'paddock-browser-'));
    const products = await prepare(folder, Number(project.config.maxWorkers));
    const services = products.flatMap((product) => servicesOf(product.folder, product.env));
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
        await Promise.all(
            products.flatMap(({ url, env }) => [
                answers(`${url}/up`),
                answers(`http://127.0.0.1:${env.REALTIME_PORT}/up`),
            ]),
        );
    } catch (error) {
        await stop();
        throw error;
    }
    project.provide('products', products);

    return stop;
}

/** The demo data and the sign-ins are made once. The other products begin with a copy. */
async function prepare(folder: string, count: number): Promise<Product[]> {
    const screens = process.env.BROWSER_SCREENS ?? join(tmpdir(), 'paddock-screens');
    const key = newKey();
    const products = (await freePorts(count)).map((ports, index) => {
        const own = join(folder, String(index + 1));
        const env = productEnvironment(own, key, ports);
        return { root: ROOT, url: String(env.APP_URL), folder: own, env, screens };
    });
    const [first, ...others] = products as [Product, ...Product[]];
    mkdirSync(screens, { recursive: true });
    prepareFolders(first.folder);
    run('bash', ['-c', 'source bin/lib/setup.sh && build_assets'], first.env);
    run('php', ['artisan', 'route:cache', '--quiet'], first.env);
    run('php', ['artisan', 'migrate', '--force', '--quiet'], first.env);
    run('php', ['artisan', 'demo:seed', '--quiet', `--clients=${CLIENTS}`], first.env);
    await signIn(first);
    for (const other of others) {
        cpSync(first.folder, other.folder, { recursive: true });
    }

    return products;
}

/** Sessions are kept in the database, so a copy of the product knows them too. */
async function signIn({ url, folder, env }: Product): Promise<void> {
    const web = webServer(folder, env);
    web.start();
    try {
        await answers(`${url}/up`);
        await signEveryoneIn(url, folder, run('php', ['artisan', 'tinker', `--execute=${PRINT_CODES}`], env));
    } finally {
        await web.stop();
    }
}

function prepareFolders(folder: string): void {
    for (const path of STORAGE) {
        mkdirSync(join(folder, 'storage', path), { recursive: true });
    }
    mkdirSync(join(folder, 'people'));
    writeFileSync(join(folder, 'database.sqlite'), '');
}

function webServer(folder: string, env: Record<string, string>): Service {
    // The web server's workers share compiled code in memory. Other processes read it from disk (bin/test).
    const opcache = [
        '-d',
        'opcache.enable_cli=1',
        '-d',
        'opcache.file_cache_only=0',
        '-d',
        'variables_order=EGPCS',
        '-d',
        'upload_max_filesize=20M',
    ];

    return new Service(folder, {
        name: 'web',
        command: 'php',
        args: [...opcache, '-S', `127.0.0.1:${env.APP_PORT}`, '-t', '.', ROUTER],
        cwd: join(ROOT, 'public'),
        env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: '4' },
    });
}

function servicesOf(folder: string, env: Record<string, string>): Service[] {
    const all = { ...process.env, ...env };
    const artisan = (name: string, ...args: string[]) =>
        new Service(folder, { name, command: 'php', args: ['artisan', ...args], cwd: ROOT, env: all });

    return [
        webServer(folder, env),
        artisan('queue', 'queue:work', '--queue=live,default,blasts', '--sleep=0.1', '--tries=5', '--timeout=60'),
        // Ends with the minute and is restarted. `schedule:work` would idle until the first full minute.
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

function run(command: string, args: readonly string[], env: Record<string, string>): string {
    const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: ROOT,
        env: { ...process.env, ...env },
        encoding: 'utf8',
    });
    if (status !== 0) {
        throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
    }

    return stdout;
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
