import { router, usePage } from '@inertiajs/react';
import { useLiveReload } from '@/hooks/use-live-reload';

/** Reloads each page that Back or Forward opens, because the browser's history keeps it as it was when the user left. */
export function useReloadFromHistory(): void {
    // By name, so that deferred props stay until they arrive again.
    useLiveReload(Object.keys(usePage().props), watchHistory);
}

function watchHistory(tell: () => void): () => void {
    // A page that Back or Forward loads in full comes from the history too. It may be on screen already.
    let isFromHistory = isLoadedFromHistory();
    if (isFromHistory) {
        tell();
    }
    const note = ({ state }: PopStateEvent) => {
        // Links to a part of the page have no state.
        isFromHistory = state !== null;
    };
    window.addEventListener('popstate', note);
    // Fires once the page of the history is on screen.
    const stop = router.on('navigate', () => {
        if (isFromHistory) {
            isFromHistory = false;
            tell();
        }
    });

    return () => {
        window.removeEventListener('popstate', note);
        stop();
    };
}

function isLoadedFromHistory(): boolean {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

    return load?.type === 'back_forward';
}
