import { useCallback } from 'react';
import { useLiveReload } from '@/hooks/use-live-reload';
import { channelOf, usePresenceStore } from '@/realtime/presence';
import { watchJoins } from '@/stores/connection-store';

const SENT = 'sent';
const ONLY = ['conversations', 'meta', 'thread', 'unread'];

/**
 * Reloads the thread when a colleague who has this client open sends an SMS, or may have sent one without a connection. Returns a
 * function that tells them of the user's own. An answer to messages that were read before causes no notification. Call it where
 * `useTypists` joins the channel.
 */
export function useReloadOnAnswer(clientId: number): () => void {
    const record = `client.${clientId}`;
    const isJoined = usePresenceStore(({ viewers }) => viewers.has(record));

    const watch = useCallback(
        (tell: () => void) => {
            const channel = isJoined ? channelOf(record) : undefined;
            channel?.listenForWhisper(SENT, tell);
            const stopWatchingJoins = watchJoins(tell);

            return () => {
                stopWatchingJoins();
                channel?.stopListeningForWhisper(SENT);
            };
        },
        [isJoined, record],
    );
    useLiveReload(ONLY, watch);

    return useCallback(() => {
        if (isJoined) {
            channelOf(record)?.whisper(SENT, {});
        }
    }, [isJoined, record]);
}
