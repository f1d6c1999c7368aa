import { router } from '@inertiajs/react';

const LAST_REQUEST_KEY = 'last-request-at';

/** Marks a background request, which doesn't extend the session. */
export const BACKGROUND_HEADER = 'X-Background';

let ownLastRequest = 0;

/** Records the time of a request by the user. */
export function noteRequest(): void {
    ownLastRequest = Date.now();
    try {
        localStorage.setItem(LAST_REQUEST_KEY, String(ownLastRequest));
    } catch {
        // Without storage each tab keeps its own time.
    }
}

/** Time of the latest request in any tab of this browser. The tabs share one session. */
export function lastRequestAt(): number {
    try {
        return Math.max(ownLastRequest, Number(localStorage.getItem(LAST_REQUEST_KEY)) || 0);
    } catch {
        return ownLastRequest;
    }
}

/** Records every page visit that extends the session. Returns a function that stops recording. */
export function noteVisits(): () => void {
    return router.on('finish', ({ detail: { visit } }) => {
        // A finished prefetch keeps only its header, `visit.prefetch` is false by then.
        const isBackground = visit.headers[BACKGROUND_HEADER] !== undefined || visit.headers.Purpose === 'prefetch';
        if (visit.completed && !isBackground) {
            noteRequest();
        }
    });
}
