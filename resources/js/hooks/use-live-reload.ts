import { router } from '@inertiajs/react';
import { useEffect, useEffectEvent } from 'react';
import { BACKGROUND_HEADER } from '@/lib/last-request';

const DEBOUNCE_MS = 150;
/** Delay after the server was unreachable. */
const RETRY_MS = 5_000;

/**
 * Reloads the props when the watch reports a change. Never runs two reloads at once. A hidden tab reloads when it is shown
 * again. Background reloads don't extend the session.
 *
 * @param watch receives the callback to report a change and returns a function that stops watching
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
