import { create } from 'zustand';

/** Whether the person is signing out just now: whatever asks the server by itself must stop before the session ends. */
export const useLeavingStore = create<{ isLeaving: boolean }>()(() => ({ isLeaving: false }));

export function setLeaving(isLeaving: boolean): void {
    useLeavingStore.setState({ isLeaving });
}
