import { useLiveReload } from '@/hooks/use-live-reload';
import { useChangedWithdrawalsStore } from '@/stores/changed-withdrawals-store';
import { useNotificationStore } from '@/stores/notification-store';

/** Fetches these props of the page anew when a withdrawal was asked for or decided, and when one may have been during a lost connection. */
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
