import { useLiveReload } from '@/hooks/use-live-reload';
import { useAccessStore } from '@/stores/access-store';

/** All props, because the buttons of a page depend on the abilities too. */
const EVERYTHING: string[] = [];

/** Reloads the page when the viewer's abilities change. A page that they can't open any more shows its refusal. */
export function useAccessReload(): void {
    useLiveReload(EVERYTHING, useAccessStore.subscribe);
}
