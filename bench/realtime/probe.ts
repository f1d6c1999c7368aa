import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { answer } from '../lib/ask';

export interface Sample {
    /** User and system time since the start of the process, in microseconds. */
    readonly cpu: number;
    readonly residentBytes: number;
    /** Longest stall of the event loop since the last sample, in milliseconds. */
    readonly stall: number;
}

const RESOLUTION_MS = 2;

/** Loaded into both servers before their own code, so that both are measured in the same way. */
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

answer(async ({ collect }: { readonly collect: boolean }): Promise<Sample> => {
    if (collect) {
        globalThis.gc?.();
        // Garbage collection stalls the loop too: wait for it before the next measurement.
        await setTimeout(10 * RESOLUTION_MS);
    }
    const { user, system } = process.cpuUsage();
    const stall = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    delay.reset();
    return { cpu: user + system, residentBytes: process.memoryUsage.rss(), stall };
});
