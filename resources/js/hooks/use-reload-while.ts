import { usePoll } from '@inertiajs/react';
import { useEffect } from 'react';

const EVERY_MS = 1_500;

/** Asks for these props anew, again and again, while something that they show is under way. */
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
