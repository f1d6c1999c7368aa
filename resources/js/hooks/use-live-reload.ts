import { router } from '@inertiajs/react';
import { useEffect, useEffectEvent } from 'react';
import { mayReplacePage } from '@/lib/failed-request';
import { BACKGROUND_HEADER } from '@/lib/last-request';

const DEBOUNCE_MS = 150;
interface Cancellable {
    cancel: () => void;
}

/** Delay after the server was unreachable or overloaded. */
const RETRY_MS = 5_000;

/**
 * Reloads the props when the watch reports a change. Never runs two reloads at once. A hidden tab reloads when it is shown
 * again. A visit by the user cancels the reload, whose response would return to the previous URL, and a reload follows the visit.
 * Background reloads don't extend the session.
 *
 * @param watch receives the callback to report a change and returns a function that stops watching
 */
export function useLiveReload(only: string[], watch: (tell: () => void) => () => void): void {
    const reload = useEffectEvent(
        (onCancelToken: (token: Cancellable) => void, onFinish: (isDone: boolean) => void) => {
            let isReached = true;
            router.reload({
                only,
                headers: { [BACKGROUND_HEADER]: '1' },
                preserveErrors: true,
                onCancelToken,
                onNetworkError: () => {
                    isReached = false;

                    return false;
                },
                onHttpException: ({ status }) => {
                    isReached = mayReplacePage(status) || status === 500;

                    return mayReplacePage(status);
                },
                onFinish: (visit) => onFinish(isReached && !visit.cancelled),
            });
        },
    );

    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        let isReloading = false;
        let request: Cancellable | undefined;
        let isStale = false;
        let isVisiting = false;
        let isOver = false;

        const planIn = (delay: number) => {
            if (!isStale || isReloading || isVisiting || isOver || document.hidden) {
                return;
            }
            clearTimeout(timer);
            timer = setTimeout(() => {
                isStale = false;
                isReloading = true;
                reload(
                    (token) => {
                        request = token;
                    },
                    (isDone) => {
                        isReloading = false;
                        request = undefined;
                        isStale ||= !isDone;
                        planIn(isDone ? DEBOUNCE_MS : RETRY_MS);
                    },
                );
            }, delay);
        };
        const plan = () => planIn(DEBOUNCE_MS);
        const stopWatching = watch(() => {
            isStale = true;
            plan();
        });
        const stopOnStart = router.on('start', ({ detail: { visit } }) => {
            if (!visit.async) {
                isVisiting = true;
                clearTimeout(timer);
                request?.cancel();
            }
        });
        const stopOnFinish = router.on('finish', ({ detail: { visit } }) => {
            if (!visit.async) {
                isVisiting = false;
                plan();
            }
        });
        document.addEventListener('visibilitychange', plan);

        return () => {
            clearTimeout(timer);
            stopWatching();
            stopOnStart();
            stopOnFinish();
            document.removeEventListener('visibilitychange', plan);
            isOver = true;
        };
    }, [watch]);
}
