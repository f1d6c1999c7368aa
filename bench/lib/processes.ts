import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import type { Stage } from './stage';

/** Processes that write to the staged database run as its owner, as on a server. */
function owner(stage: Stage): { uid: number; gid: number } {
    const { uid, gid } = statSync(`${stage.folder}/data`);
    return { uid, gid };
}

export function run(stage: Stage, command: string, ...args: string[]): string {
    return execFileSync(command, args, { cwd: stage.release, encoding: 'utf8', ...owner(stage) });
}

export function start(stage: Stage, command: string, ...args: string[]): ChildProcess {
    return spawn(command, args, { cwd: stage.release, stdio: 'ignore', ...owner(stage) });
}

export async function stop(processes: readonly ChildProcess[]): Promise<void> {
    await Promise.all(
        processes.map(async (one) => {
            if (one.exitCode === null) {
                const ended = new Promise((resolve) => one.once('exit', resolve));
                one.kill('SIGTERM');
                await ended;
            }
        }),
    );
}

/** Processor time that the processes have used, in milliseconds. */
export function cpuOf(processes: readonly ChildProcess[]): number {
    return processes.reduce((sum, { pid }) => {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
        return sum + 10 * (Number(fields[13]) + Number(fields[14]));
    }, 0);
}

export function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
