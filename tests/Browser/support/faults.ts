import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { product } from './provided';
import { holdFile, pidFile } from './service';

type ServiceName = 'queue' | 'realtime' | 'web';

const pidOf = (service: ServiceName) => Number(readFileSync(pidFile(product().folder, service), 'utf8'));

/** Kills the service and its children with -9. Its supervisor starts it again a second later. */
export function kill(service: ServiceName): void {
    process.kill(-pidOf(service), 'SIGKILL');
}

/** Kills one of the web server's workers with -9, even during a request. The others go on. */
export function killWebWorker(): void {
    const child = Number.parseInt(readFileSync(`/proc/${pidOf('web')}/task/${pidOf('web')}/children`, 'utf8'), 10);
    // A server that is just coming back has none; 0 would be this process and all of its group.
    if (child > 0) {
        process.kill(child, 'SIGKILL');
    }
}

/** Kills the service and keeps it down until `release`. */
export function takeDown(service: ServiceName): void {
    writeFileSync(holdFile(product().folder, service), '');
    kill(service);
}

export function release(service: ServiceName): void {
    rmSync(holdFile(product().folder, service), { force: true });
}
