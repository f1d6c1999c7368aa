import { create } from 'zustand';

const KEY = 'message-sound';
const MUTED = 'muted';

function stored(): boolean {
    try {
        return localStorage.getItem(KEY) === MUTED;
    } catch {
        return false;
    }
}

/** Whether this browser is muted; the profile can switch the sound off everywhere. */
export const useSoundPreference = create<{ isMuted: boolean }>()(() => ({ isMuted: stored() }));

export function toggleSound(): void {
    const isMuted = !useSoundPreference.getState().isMuted;
    useSoundPreference.setState({ isMuted });
    try {
        if (isMuted) {
            localStorage.setItem(KEY, MUTED);
        } else {
            localStorage.removeItem(KEY);
        }
    } catch {
        // Without storage the choice lasts as long as the page.
    }
}
