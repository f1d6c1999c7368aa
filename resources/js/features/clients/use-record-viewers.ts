import { useEffect } from 'react';
import { type RecordViewer, usePresenceStore, watchRecord } from '@/realtime/presence';
import { type ConnectionState, useConnectionStore } from '@/stores/connection-store';

/** A short break changes nothing; after a long one nobody knows who is still there. */
const UNKNOWING: readonly ConnectionState[] = ['unavailable', 'failed', 'disconnected'];
const NOBODY: readonly RecordViewer[] = [];

/** Who has this client's record open; shows the others that this person has, for as long as the page is there. */
export function useRecordViewers(clientId: number): readonly RecordViewer[] {
    const viewers = usePresenceStore((state) => state.viewers.get(clientId)) ?? NOBODY;
    const isKnown = useConnectionStore(({ state }) => !UNKNOWING.includes(state));

    useEffect(() => watchRecord(clientId), [clientId]);

    return isKnown ? viewers : NOBODY;
}
