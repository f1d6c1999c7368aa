import { reloadPage } from '@/lib/full-load';

const RELOADED_FOR = 'reloaded-for-missing-asset';

/**
 * Reloads the page once when an asset is missing, which happens after a release. If the reload doesn't help, the error is thrown,
 * which avoids a reload loop.
 */
export function reloadOnceWhenAssetsAreGone(): void {
    window.addEventListener('vite:preloadError', (event) => {
        const asset = event.payload.message;
        try {
            if (sessionStorage.getItem(RELOADED_FOR) === asset) {
                return;
            }
            sessionStorage.setItem(RELOADED_FOR, asset);
        } catch {
            return;
        }
        event.preventDefault();
        reloadPage();
    });
}
