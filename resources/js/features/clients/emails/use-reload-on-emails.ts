import { useCallback } from 'react';
import { useLiveReload } from '@/hooks/use-live-reload';
import { useClientEmailsStore } from '@/stores/client-emails-store';
import { useNotificationStore } from '@/stores/notification-store';

/** Fetches these props of the page anew when an e-mail of the client came in, and when one may have during a lost connection. */
export function useReloadOnEmails(clientId: number, only: string[]): void {
    useLiveReload(
        only,
        useCallback(
            (tell) => {
                const stops = [
                    useClientEmailsStore.subscribe(({ changed }) => {
                        if (changed?.clientId === clientId) {
                            tell();
                        }
                    }),
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
            },
            [clientId],
        ),
    );
}
