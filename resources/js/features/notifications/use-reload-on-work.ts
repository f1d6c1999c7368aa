import { useLiveReload } from '@/hooks/use-live-reload';
import { useNotificationStore } from '@/stores/notification-store';

/** Reloads the props when work arrives or is completed, and after a lost connection. */
export function useReloadOnWork(only: string[]): void {
    useLiveReload(only, watchWork);
}

function watchWork(tell: () => void): () => void {
    return useNotificationStore.subscribe((now, before) => {
        if (now.revision > before.revision || now.gaps > before.gaps) {
            tell();
        }
    });
}
