import { useCallback } from 'react';
import { useLiveReload } from '@/hooks/use-live-reload';
import { useClientEmailsStore } from '@/stores/client-emails-store';
import { useNotificationStore } from '@/stores/notification-store';

/** Reloads these page props when an email of the client arrives or may have arrived during a lost connection. */
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
                    useNotificationStore.subscribe((now, before) => {
                        if (now.gaps > before.gaps) {
                            notify();
                        }
                    }),
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
