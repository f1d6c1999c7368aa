import { router } from '@inertiajs/react';
import { useEffect, useEffectEvent } from 'react';
import { BACKGROUND_HEADER } from '@/lib/last-request';

const DEBOUNCE_MS = 150;
/** After the server could not be reached. */
const RETRY_MS = 5_000;

/**
 * Fetches these props of the page anew whenever what is watched says that they are out of date. Never two reloads at once,
 * and none while nobody looks: a hidden tab reloads when it is shown again. Nobody pressed anything, so it keeps no session.
 *
 * @param watch is given what to call then, and gives what ends the watch
 */
export function useLiveReload(only: string[], watch: (tell: () => void) => () => void): void {
    const reload = useEffectEvent((onFinish: (isReached: boolean) => void) => {
        let isReached = true;
        router.reload({
            only,
            headers: { [BACKGROUND_HEADER]: '1' },
            preserveErrors: true,
            onNetworkError: () => {
                isReached = false;

                return false;
            },
            onFinish: () => onFinish(isReached),
        });
    });

    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let isReloading = false;
        let isStale = false;

        let isOver = false;

        const planIn = (delay: number) => {
            if (!isStale || isReloading || isOver || document.hidden) {
                return;
            }
            clearTimeout(timer);
            timer = setTimeout(() => {
                isStale = false;
                isReloading = true;
                reload((isReached) => {
                    isReloading = false;
                    isStale ||= !isReached;
                    planIn(isReached ? DEBOUNCE_MS : RETRY_MS);
                });
            }, delay);
        };
        const plan = () => planIn(DEBOUNCE_MS);
        const stopWatching = watch(() => {
            isStale = true;
            plan();
        });
        document.addEventListener('visibilitychange', plan);

        return () => {
            clearTimeout(timer);
            stopWatching();
            document.removeEventListener('visibilitychange', plan);
            isOver = true;
        };
    }, [watch]);
}
