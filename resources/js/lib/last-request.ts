import { router } from '@inertiajs/react';

const LAST_REQUEST_KEY = 'last-request-at';

/** Marks a request that the page makes by itself, without anybody there: it does not keep the session. */
export const BACKGROUND_HEADER = 'X-Background';

let ownLastRequest = 0;

/** Something was asked of the server on the person's behalf, and answered. */
export function noteRequest(): void {
    ownLastRequest = Date.now();
    try {
        localStorage.setItem(LAST_REQUEST_KEY, String(ownLastRequest));
    } catch {
        // Without storage each tab counts for itself.
    }
}

/** When this browser last did so, in whichever tab: they share one session. */
export function lastRequestAt(): number {
    try {
        return Math.max(ownLastRequest, Number(localStorage.getItem(LAST_REQUEST_KEY)) || 0);
    } catch {
        return ownLastRequest;
    }
}

/** Notes every page visit from now on; gives a function that stops it. */
export function noteVisits(): () => void {
    return router.on('finish', ({ detail: { visit } }) => {
        if (visit.completed && visit.headers[BACKGROUND_HEADER] === undefined) {
            noteRequest();
        }
    });
}
