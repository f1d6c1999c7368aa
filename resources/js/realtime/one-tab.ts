/** How long a tab waits for its turn. Events reach all tabs well within this time. */
const PATIENCE_MS = 2_000;
/** How long an event stays claimed, in case a sleeping tab receives it late. */
const TAKEN_MS = 600_000;

/**
 * Runs `act` in one tab of this browser for an event with the same key in every tab. When `act` returns false, the next tab
 * tries. Without Web Locks (a page without TLS) every tab acts.
 */
export async function inOneTab(key: string, act: () => Promise<boolean> | boolean): Promise<void> {
    if (!navigator.locks) {
        await act();
        return;
    }
    try {
        await navigator.locks.request(key, { signal: AbortSignal.timeout(PATIENCE_MS) }, async () => {
            if (await act()) {
                await new Promise((resolve) => setTimeout(resolve, TAKEN_MS));
            }
        });
    } catch (error) {
        // Another tab claimed it.
        if (!(error instanceof DOMException)) {
            throw error;
        }
    }
}
