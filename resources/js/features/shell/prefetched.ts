import { router } from '@inertiajs/react';

/** Drops prefetched pages and prefetches in progress. */
export function forgetPrefetched(): void {
    router.cancelAll({ sync: false });
    router.flushAll();
}

/**
 * Drops prefetched pages when a page arrives for another user or for no user, so that Back can't show them. Returns a function
 * that stops listening.
 */
export function startGuardingPrefetched(): () => void {
    let person: number | null | undefined;

    const follow = (arrived: number | null) => {
        if (arrived === null || arrived !== person) {
            // Not cancelled, because the new page may have started requests.
            router.flushAll();
        }
        person = arrived;
    };
    const stops = [
        router.on('success', ({ detail: { page } }) => follow(page.props.auth?.user?.id ?? null)),
        router.on('navigate', ({ detail: { page } }) => follow(page.props.auth?.user?.id ?? null)),
    ];

    return () => {
        for (const stop of stops) {
            stop();
        }
    };
}
