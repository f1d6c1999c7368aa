import { vi } from 'vitest';

type Held = () => Promise<unknown>;

/** Fake Web Locks, which jsdom doesn't have: one holder at a time, and the signal aborts waiting. */
export function lockTabs(): void {
    const queues = new Map<string, Promise<unknown>>();

    const request = (name: string, { signal }: { signal: AbortSignal }, hold: Held): Promise<unknown> => {
        const before = queues.get(name) ?? Promise.resolve();
        const gone = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        const turn = Promise.race([before.then(() => hold), gone]).then(() => hold());
        queues.set(
            name,
            before.then(() => turn.catch(() => undefined)),
        );

        return turn;
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    // Uses setTimeout, because fake timers don't affect AbortSignal.timeout.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);

        return controller.signal;
    });
}
