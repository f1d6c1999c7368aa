import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { product } from './provided';

/** Runs an artisan command on the product under test and returns its output. */
export async function artisan(...args: string[]): Promise<string> {
    const { root, env } = product();
    const { stdout } = await promisify(execFile)('php', ['artisan', '--no-ansi', ...args], {
        cwd: root,
        env: { ...process.env, ...env },
    }).catch((failure: Error & { stdout?: string }) => {
        // The output explains the failure.
        throw new Error(`${failure.message}\n${failure.stdout ?? ''}`);
    });

    return stdout.trim();
}
