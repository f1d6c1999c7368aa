import { useEffect, useState } from 'react';
import { lastRequestAt, noteRequest, noteVisits } from '@/lib/last-request';

const TICK_MS = 1_000;

/** Seconds since the user's last request, updated every second. */
export function useIdleSeconds(): number {
    const [seconds, setSeconds] = useState(0);

    useEffect(() => {
        // Loading the page was a request.
        noteRequest();
        // Compares clock times instead of counting ticks, because a sleeping computer doesn't tick.
        const timer = setInterval(() => setSeconds(Math.floor((Date.now() - lastRequestAt()) / 1_000)), TICK_MS);
        const stopNoting = noteVisits();

        return () => {
            clearInterval(timer);
            stopNoting();
        };
    }, []);

    return seconds;
}
