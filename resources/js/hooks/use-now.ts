import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timer ??= setInterval(tick, TICK_MS);

    return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
            clearInterval(timer);
            timer = undefined;
        }
    };
}

function tick(): void {
    for (const listener of listeners) {
        listener();
    }
}

function currentTick(): number {
    return Math.floor(Date.now() / TICK_MS) * TICK_MS;
}

/** The current time in milliseconds, updated twice a minute by one timer for the whole page. */
export function useNow(): number {
    return useSyncExternalStore(subscribe, currentTick);
}
