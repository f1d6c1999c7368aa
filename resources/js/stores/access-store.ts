import { create } from 'zustand';

/** How often this tab was told that the viewer's abilities changed. */
export const useAccessStore = create<{ changes: number }>()(() => ({ changes: 0 }));

export function noteAccessChanged(): void {
    useAccessStore.setState(({ changes }) => ({ changes: changes + 1 }));
}
