import { reloadPage } from '@/lib/full-load';

const RETRY_MS = 1_000;
const RELOADED_FOR = 'reloaded-for-missing-code';

/**
 * Imports a module. Tries again while the server can't be reached, so that an interruption doesn't cost the user their page. A file
 * that is gone after a release reloads the page, once.
 *
 * @throws Error if the file is still gone after the reload
 */
export async function loadModule<T>(importModule: () => Promise<T>): Promise<T> {
    for (let refusals = 0; ; ) {
        try {
            return await importModule();
        } catch (error) {
            refusals = (await isServerUp()) ? refusals + 1 : 0;
            // The first refusal may be the end of an interruption.
            if (refusals > 1) {
                return reloadOnceFor(error);
            }
            await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
    }
}

async function isServerUp(): Promise<boolean> {
    try {
        return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).status < 500;
    } catch {
        return false;
    }
}

function reloadOnceFor(error: unknown): Promise<never> {
    const text = String(error);
    if (sessionStorage.getItem(RELOADED_FOR) === text) {
        throw error;
    }
    sessionStorage.setItem(RELOADED_FOR, text);
    reloadPage();

    return new Promise(() => undefined);
}
