import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Local storage key. Written only when the user chooses a theme, so that otherwise the system's preference applies. */
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

/** The stored theme, or the system's preference. */
function currentTheme(): Theme {
    return storedTheme() ?? (systemPrefersDark().matches ? 'dark' : 'light');
}

function show(theme: Theme): void {
    document.documentElement.classList.toggle('dark', theme === 'dark');
    for (const listener of listeners) {
        listener();
    }
}

/** Follows the system and the other tabs. Returns a function that stops it. */
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

/** Switches and stores the theme. */
export function toggleTheme(): void {
    const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
    try {
        localStorage.setItem(THEME_KEY, next);
    } catch {
        // Without storage the choice lasts until the page closes.
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

/** The current theme. */
export function useTheme(): Theme {
    return useSyncExternalStore(subscribe, shownTheme);
}
