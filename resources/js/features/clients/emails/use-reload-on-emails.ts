import { useCallback } from 'react';
import { useLiveReload } from '@/hooks/use-live-reload';
import { useClientEmailsStore } from '@/stores/client-emails-store';
import { watchJoins } from '@/stores/connection-store';

/** Reloads these page props when an email of the client arrives or may have arrived without a connection. */
export function useReloadOnEmails(clientId: number, only: string[]): void {
    useLiveReload(
        only,
        useCallback(
            (notify) => {
                const stops = [
                    useClientEmailsStore.subscribe(({ changed }) => {
                        if (changed?.clientId === clientId) {
                            notify();
                        }
                    }),
                    watchJoins(notify),
                ];

                return () => {
                    for (const stop of stops) {
                        stop();
                    }
                };
            },
            [clientId],
        ),
    );
}
