import { router } from '@inertiajs/react';

/** Drops the pages that were fetched ahead, and those still on their way. */
export function forgetPrefetched(): void {
    router.cancelAll({ sync: false });
    router.flushAll();
}

/**
 * Pages fetched ahead belong to the person who was signed in then: they are dropped whenever a page arrives for somebody
 * else or for nobody, so that Back cannot bring them up. Gives a function that stops it.
 */
export function startGuardingPrefetched(): () => void {
    let person: number | null | undefined;

    const follow = (arrived: number | null) => {
        if (arrived === null || arrived !== person) {
            // Not cancelled: what is under way now was asked for by the page that has just arrived.
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
