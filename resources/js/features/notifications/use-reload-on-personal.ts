import { useLiveReload } from '@/hooks/use-live-reload';
import { watchJoins } from '@/stores/connection-store';
import { usePersonalNotificationStore } from '@/stores/personal-notification-store';

/** Reloads the props when a personal notification arrives, or may have arrived without a connection. */
export function useReloadOnPersonal(only: string[]): void {
    useLiveReload(only, watchPersonal);
}

function watchPersonal(tell: () => void): () => void {
    const stopWatchingNotifications = usePersonalNotificationStore.subscribe((now, before) => {
        if (now.latest !== null && now.latest !== before.latest) {
            tell();
        }
    });
    const stopWatchingJoins = watchJoins(tell);

    return () => {
        stopWatchingNotifications();
        stopWatchingJoins();
    };
}
