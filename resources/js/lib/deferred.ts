import { createElement, type FunctionComponent } from 'react';
import { loadModule } from '@/lib/load-module';

/** Code that the first view of a page doesn't need. */
export interface Deferred<T> {
    load: () => Promise<T>;
    /** Returns the module while rendering. Suspends until it has loaded. */
    read: () => T;
}

const IDLE_TIMEOUT_MS = 2_000;

/** Defers a module: it loads at its first use, or when `load` is called before that. */
export function deferred<T>(importModule: () => Promise<T>): Deferred<T> {
    let loading: Promise<T> | undefined;
    let loaded: T | undefined;

    const start = async () => {
        try {
            loaded = await loadModule(importModule);
            // Headless UI returns the focus to the last element that received it, but notices only what happens after it has loaded.
            document.activeElement?.dispatchEvent(new FocusEvent('focus'));

            return loaded;
        } catch (error) {
            loading = undefined;
            throw error;
        }
    };
    const load = () => {
        loading ??= start();

        return loading;
    };
    const read = () => {
        if (loaded === undefined) {
            // Not with `use`, which would have to be called once the module has loaded too: `act` then drops renders that take
            // longer than a frame.
            throw load();
        }

        return loaded;
    };

    return { load, read };
}

/**
 * The layers over a page, in one file: menus, popovers, dialogs, drawers and comboboxes are a quarter of a list's code, and none
 * is open when it appears.
 */
export const layers = deferred(() => import('@/layers'));

/** A component of a deferred module. It suspends until the module has loaded. */
export function partOf<T, TProps extends object>(
    module: Deferred<T>,
    pick: (module: T) => FunctionComponent<TProps>,
): FunctionComponent<TProps> {
    return (props) => createElement(pick(module.read()), props);
}

/** Loads the layers once the page has loaded and the browser is idle, so that no click waits for them. */
export function loadLayersWhenIdle(): void {
    const begin = () => {
        // A failed download is tried again at the first use.
        const start = () => void layers.load().catch(() => undefined);
        // Safari has no requestIdleCallback.
        if ('requestIdleCallback' in window) {
            requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
        } else {
            setTimeout(start, IDLE_TIMEOUT_MS);
        }
    };
    if (document.readyState === 'complete') {
        begin();
    } else {
        window.addEventListener('load', begin, { once: true });
    }
}
