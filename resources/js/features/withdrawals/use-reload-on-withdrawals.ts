import { useLiveReload } from '@/hooks/use-live-reload';
import { useChangedWithdrawalsStore } from '@/stores/changed-withdrawals-store';
import { watchJoins } from '@/stores/connection-store';

/** Reloads the props when a withdrawal changes, or may have changed without a connection. */
export function useReloadOnWithdrawals(only: string[]): void {
    useLiveReload(only, watchWithdrawals);
}

function watchWithdrawals(tell: () => void): () => void {
    const stops = [useChangedWithdrawalsStore.subscribe(tell), watchJoins(tell)];

    return () => {
        for (const stop of stops) {
            stop();
        }
    };
}
