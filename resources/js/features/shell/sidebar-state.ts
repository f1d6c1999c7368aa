import { useSyncExternalStore } from 'react';

export type SidebarState = 'collapsed' | 'expanded';

const SIDEBAR_KEY = 'sidebar';
const listeners = new Set<() => void>();

function shownState(): SidebarState {
    return document.documentElement.dataset.sidebar === 'collapsed' ? 'collapsed' : 'expanded';
}

function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Collapses or expands the sidebar and stores the choice, which the root view applies before the first paint. */
export function toggleSidebar(): void {
    const next: SidebarState = shownState() === 'expanded' ? 'collapsed' : 'expanded';
    document.documentElement.dataset.sidebar = next;
    try {
        localStorage.setItem(SIDEBAR_KEY, next);
    } catch {
        // Without storage the choice lasts until the page closes.
    }
    for (const listener of listeners) {
        listener();
    }
}

export function useSidebarState(): SidebarState {
    return useSyncExternalStore(subscribe, shownState);
}
