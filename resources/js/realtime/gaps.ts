/** A tab that was hidden for longer may have slept, and missed something. */
const AWAY_MS = 60_000;

/** Calls `onGap` when this tab may have missed events for want of attention or network. Gives a function that stops it. */
export function watchForGaps(onGap: () => void): () => void {
    let hiddenSince = document.hidden ? Date.now() : null;

    const onVisibility = () => {
        if (document.hidden) {
            hiddenSince = Date.now();
            return;
        }
        if (hiddenSince !== null && Date.now() - hiddenSince > AWAY_MS) {
            onGap();
        }
        hiddenSince = null;
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onGap);

    return () => {
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('online', onGap);
    };
}
