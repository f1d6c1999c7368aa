import { create } from 'zustand';

/** Overlays of the shell. Only one is open at a time. */
export type ShellOverlay = 'drawer' | 'search' | 'palette' | 'shortcuts' | 'impersonate';

export const useShellUi = create<{ open: ShellOverlay | null }>(() => ({ open: null }));

export function openOverlay(overlay: ShellOverlay): void {
    useShellUi.setState({ open: overlay });
}

export function closeOverlay(): void {
    useShellUi.setState({ open: null });
}
