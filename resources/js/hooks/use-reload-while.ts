import { usePoll } from '@inertiajs/react';
import { useEffect } from 'react';

const EVERY_MS = 1_500;

/** Reloads the props repeatedly while a process runs. */
export function useReloadWhile(isUnderWay: boolean, only: string[]): void {
    const { start, stop } = usePoll(EVERY_MS, { only }, { autoStart: false });

    useEffect(() => {
        if (isUnderWay) {
            start();
            return stop;
        }

        return undefined;
    }, [isUnderWay, start, stop]);
}
