/** How long a tab waits for its turn: news reach the tabs of one browser well within it. */
const PATIENCE_MS = 2_000;
/** How long a piece of news stays taken, should a tab that slept hear of it late. */
const TAKEN_MS = 600_000;

/**
 * Has one tab of this browser act on a piece of news, whose key is the same in all of them. `act` tells whether it could:
 * a tab that may not be heard yet leaves it to the next. Without locks (a page without TLS) every tab acts.
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
        // Another tab has it.
        if (!(error instanceof DOMException)) {
            throw error;
        }
    }
}
