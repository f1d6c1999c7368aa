import { useLiveReload } from '@/hooks/use-live-reload';
import { useNotificationStore } from '@/stores/notification-store';
import { usePersonalNotificationStore } from '@/stores/personal-notification-store';

/** Reloads the props when a personal notification arrives, and after a lost connection. */
export function useReloadOnPersonal(only: string[]): void {
    useLiveReload(only, watchPersonal);
}

function watchPersonal(tell: () => void): () => void {
    const stopWatchingNotifications = usePersonalNotificationStore.subscribe((now, before) => {
        if (now.latest !== null && now.latest !== before.latest) {
            tell();
        }
    });
    const stopWatchingGaps = useNotificationStore.subscribe((now, before) => {
        if (now.gaps > before.gaps) {
            tell();
        }
    });

    return () => {
        stopWatchingNotifications();
        stopWatchingGaps();
    };
}
