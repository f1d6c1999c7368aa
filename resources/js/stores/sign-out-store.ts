import { create } from 'zustand';

/** True while the user signs out. Background requests must stop before the session ends. */
export const useSignOutStore = create<{ isSigningOut: boolean }>()(() => ({ isSigningOut: false }));

export function setSigningOut(isSigningOut: boolean): void {
    useSignOutStore.setState({ isSigningOut });
}
