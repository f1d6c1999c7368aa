import { useEffect, useState } from 'react';
import { lastRequestAt, noteRequest, noteVisits } from '@/lib/last-request';

const TICK_MS = 1_000;

/** Seconds since the person last had the server do something, going on by the second. */
export function useIdleSeconds(): number {
    const [seconds, setSeconds] = useState(0);

    useEffect(() => {
        // The page itself was just asked for.
        noteRequest();
        // Time is read from the clock, not counted: a sleeping computer does not tick.
        const timer = setInterval(() => setSeconds(Math.floor((Date.now() - lastRequestAt()) / 1_000)), TICK_MS);
        const stopNoting = noteVisits();

        return () => {
            clearInterval(timer);
            stopNoting();
        };
    }, []);

    return seconds;
}
