import { useSyncExternalStore } from 'react';

const MUTED = 'muted';

const listeners = new Set<() => void>();
/** Keeps the choice until the page closes when the browser has no storage. */
const unstored = new Map<string, boolean>();

const keyOf = (userId: number) => `message-sound.${userId}`;

/** Returns whether the user muted this browser. The profile can turn the sound off everywhere. */
export function isMuted(userId: number): boolean {
    const key = keyOf(userId);
    try {
        return unstored.get(key) ?? localStorage.getItem(key) === MUTED;
    } catch {
        return false;
    }
}

export function toggleSound(userId: number): void {
    const key = keyOf(userId);
    const mutes = !isMuted(userId);
    try {
        if (mutes) {
            localStorage.setItem(key, MUTED);
        } else {
            localStorage.removeItem(key);
        }
        unstored.delete(key);
    } catch {
        unstored.set(key, mutes);
    }
    for (const tell of listeners) {
        tell();
    }
}

export function useIsMuted(userId: number): boolean {
    return useSyncExternalStore(listen, () => isMuted(userId));
}

function listen(onChange: () => void): () => void {
    listeners.add(onChange);
    window.addEventListener('storage', onChange);

    return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
    };
}
