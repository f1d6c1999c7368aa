import { useSyncExternalStore } from 'react';

const PHONE = '(width < 40rem)';

/** Returns whether lists are shown as cards. */
export function useIsPhone(): boolean {
    return useSyncExternalStore(subscribe, () => window.matchMedia?.(PHONE).matches ?? false);
}

function subscribe(onChange: () => void): () => void {
    const query = window.matchMedia?.(PHONE);
    query?.addEventListener('change', onChange);
    return () => query?.removeEventListener('change', onChange);
}
