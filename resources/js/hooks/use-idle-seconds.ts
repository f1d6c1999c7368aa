import { router } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { lastRequestAt, noteRequest, noteVisits } from '@/lib/last-request';
import { session } from '@/routes/generated';

const TICK_MS = 1_000;
const KEEP_ALIVE_MS = 60_000;

/** Seconds since the user's last request, updated every second. */
export function useIdleSeconds(): number {
    const [seconds, setSeconds] = useState(0);

    useEffect(() => {
        // Loading the page was a request.
        noteRequest();
        // Compares clock times instead of counting ticks, because a sleeping computer doesn't tick.
        const timer = setInterval(() => setSeconds(Math.floor((Date.now() - lastRequestAt()) / 1_000)), TICK_MS);
        const stopNoting = noteVisits();
        const stopKeeping = keepAliveOnPrefetched();

        return () => {
            clearInterval(timer);
            stopNoting();
            stopKeeping();
        };
    }, []);

    return seconds;
}

/** A visit to a prefetched page sends no request, so the server wouldn't notice an active user. */
function keepAliveOnPrefetched(): () => void {
    return router.on('navigate', ({ detail: { cached } }) => {
        if (cached && Date.now() - lastRequestAt() >= KEEP_ALIVE_MS) {
            requestJson(session.keepAlive()).catch((error) => console.error('Couldn’t keep the session.', error));
        }
    });
}
