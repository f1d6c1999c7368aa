import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Local storage; written only by a choice of the person, so that without one the system's preference counts. */
const THEME_KEY = 'colour-theme';

const listeners = new Set<() => void>();
const systemPrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function storedTheme(): Theme | null {
    try {
        const stored = localStorage.getItem(THEME_KEY);
        return stored === 'dark' || stored === 'light' ? stored : null;
    } catch {
        return null;
    }
}

/** A stored choice wins; with none, the system decides. */
function currentTheme(): Theme {
    return storedTheme() ?? (systemPrefersDark().matches ? 'dark' : 'light');
}

function show(theme: Theme): void {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    for (const listener of listeners) {
        listener();
    }
}

/** Keeps the page in step with the system and with the other tabs; gives a function that stops it. */
export function watchTheme(): () => void {
    const system = systemPrefersDark();
    const followCurrent = () => show(currentTheme());
    const onStorage = (event: StorageEvent) => {
        if (event.key === THEME_KEY || event.key === null) {
            followCurrent();
        }
    };

    followCurrent();
    system.addEventListener('change', followCurrent);
    window.addEventListener('storage', onStorage);

    return () => {
        system.removeEventListener('change', followCurrent);
        window.removeEventListener('storage', onStorage);
    };
}

/** Chooses the other appearance and remembers it. */
export function toggleTheme(): void {
    const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
    try {
        localStorage.setItem(THEME_KEY, next);
    } catch {
        // Without storage the choice lasts as long as the page.
    }
    show(next);
}

function shownTheme(): Theme {
    return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** The appearance on screen. */
export function useTheme(): Theme {
    return useSyncExternalStore(subscribe, shownTheme);
}
