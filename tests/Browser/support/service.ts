import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RESTART_MS = 1_000;
const HOLD_CHECK_MS = 50;

interface Command {
    name: string;
    command: string;
    args: readonly string[];
    cwd: string;
    env: NodeJS.ProcessEnv;
}

/** The file with the process id of a running service. */
export const pidFile = (folder: string, name: string) => join(folder, `${name}.pid`);

/** While this file exists, a stopped service isn't restarted. */
export const holdFile = (folder: string, name: string) => join(folder, `${name}.hold`);

/** Keeps a command running in its own process group, as bin/start does. It restarts a second after it ends. */
export class Service {
    private child: ChildProcess | null = null;
    private stopping = false;

    constructor(
        private readonly folder: string,
        private readonly what: Command,
    ) {}

    start(): void {
        const { name, command, args, cwd, env } = this.what;
        const log = openSync(join(this.folder, `${name}.log`), 'a');
        const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
        writeFileSync(pidFile(this.folder, name), String(child.pid));
        child.once('exit', () => this.ended());
        this.child = child;
    }

    async stop(): Promise<void> {
        this.stopping = true;
        const child = this.child;
        if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
            return;
        }
        const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        signal(child.pid, 'SIGTERM');
        const last = setTimeout(() => signal(child.pid, 'SIGKILL'), 3_000);
        await gone;
        clearTimeout(last);
        // Its child processes may outlive it.
        signal(child.pid, 'SIGKILL');
    }

    private ended(): void {
        rmSync(pidFile(this.folder, this.what.name), { force: true });
        setTimeout(() => this.startUnlessHeld(), RESTART_MS).unref();
    }

    private startUnlessHeld(): void {
        if (this.stopping) {
            return;
        }
        if (existsSync(holdFile(this.folder, this.what.name))) {
            setTimeout(() => this.startUnlessHeld(), HOLD_CHECK_MS).unref();
        } else {
            this.start();
        }
    }
}

function signal(group: number | undefined, name: NodeJS.Signals): void {
    try {
        process.kill(-Number(group), name);
    } catch {
        // The whole group has already ended.
    }
}
