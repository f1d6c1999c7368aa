import { usePoll } from '@inertiajs/react';
import { useEffect } from 'react';
import { mayReplacePage } from '@/lib/failed-request';
import { BACKGROUND_HEADER } from '@/lib/last-request';

const EVERY_MS = 1_500;

/**
 * Reloads the props repeatedly while a process runs. Background reloads neither extend the session nor take the message of a form
 * that is saved in the meantime.
 */
export function useReloadWhile(isUnderWay: boolean, only: string[]): void {
    const { start, stop } = usePoll(
        EVERY_MS,
        {
            only,
            headers: { [BACKGROUND_HEADER]: '1' },
            onHttpException: ({ status }) => mayReplacePage(status),
        },
        { autoStart: false, mode: 'rest' },
    );

    useEffect(() => {
        if (isUnderWay) {
            start();
            return stop;
        }

        return undefined;
    }, [isUnderWay, start, stop]);
}
