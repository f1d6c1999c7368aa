import { create } from 'zustand';

/** The parts of the shell that open over the page, one at a time. */
export type ShellOverlay = 'drawer' | 'search' | 'palette' | 'shortcuts' | 'impersonate';

export const useShellUi = create<{ open: ShellOverlay | null }>(() => ({ open: null }));

export function openOverlay(overlay: ShellOverlay): void {
    useShellUi.setState({ open: overlay });
}

export function closeOverlay(): void {
    useShellUi.setState({ open: null });
}
