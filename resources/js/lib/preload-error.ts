import { reloadPage } from '@/lib/full-load';

const RELOADED_FOR = 'reloaded-for-missing-asset';

/**
 * After a release the old page may ask for files that are gone: load the page anew, once. When that does not help, the
 * error is left to be thrown, so that nobody is caught in a loop.
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
