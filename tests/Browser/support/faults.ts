import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { product } from './provided';
import { holdFile, pidFile } from './service';

type ServiceName = 'queue' | 'realtime' | 'web';

const pidOf = (service: ServiceName) => Number(readFileSync(pidFile(product().folder, service), 'utf8'));

/** Kills the service, and what it forked, with -9; whatever keeps it running starts it again a second later. */
export function kill(service: ServiceName): void {
    process.kill(-pidOf(service), 'SIGKILL');
}

/** Kills one of the web server's workers with -9, in the middle of whatever it does; the others go on. */
export function killWebWorker(): void {
    const children = readFileSync(`/proc/${pidOf('web')}/task/${pidOf('web')}/children`, 'utf8')
        .trim()
        .split(' ');
    process.kill(Number(children[0]), 'SIGKILL');
}

/** Kills the service and keeps it down until `release`. */
export function takeDown(service: ServiceName): void {
    writeFileSync(holdFile(product().folder, service), '');
    kill(service);
}

export function release(service: ServiceName): void {
    rmSync(holdFile(product().folder, service), { force: true });
}
