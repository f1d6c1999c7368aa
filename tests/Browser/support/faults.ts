import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import './provided';
import { holdFile, pidFile } from './service';

type ServiceName = 'queue' | 'realtime';

/** Kills the service with -9; whatever keeps it running starts it again a second later. */
export function kill(service: ServiceName): void {
    process.kill(Number(readFileSync(pidFile(inject('product').folder, service), 'utf8')), 'SIGKILL');
}

/** Kills the service and keeps it down until `release`. */
export function takeDown(service: ServiceName): void {
    writeFileSync(holdFile(inject('product').folder, service), '');
    kill(service);
}

export function release(service: ServiceName): void {
    rmSync(holdFile(inject('product').folder, service), { force: true });
}
