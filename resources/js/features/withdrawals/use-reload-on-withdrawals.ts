import { useLiveReload } from '@/hooks/use-live-reload';
import { useChangedWithdrawalsStore } from '@/stores/changed-withdrawals-store';
import { useNotificationStore } from '@/stores/notification-store';

/** Reloads the props when a withdrawal changes, or may have changed during a lost connection. */
export function useReloadOnWithdrawals(only: string[]): void {
    useLiveReload(only, watchWithdrawals);
}

function watchWithdrawals(tell: () => void): () => void {
    const stops = [
        useChangedWithdrawalsStore.subscribe(tell),
        useNotificationStore.subscribe((now, before) => {
            if (now.gaps > before.gaps) {
                tell();
            }
        }),
    ];

    return () => {
        for (const stop of stops) {
            stop();
        }
    };
}
