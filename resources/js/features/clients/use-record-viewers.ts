import { useEffect } from 'react';
import { type RecordViewer, usePresenceStore, watchRecord } from '@/realtime/presence';
import { type ConnectionState, useConnectionStore } from '@/stores/connection-store';

/** A short break changes nothing; after a long one nobody knows who is still there. */
const UNKNOWING: readonly ConnectionState[] = ['unavailable', 'failed', 'disconnected'];
const NOBODY: readonly RecordViewer[] = [];

/** Who has this record (`client.5`, `withdrawal.7`) open; shows the others that this person has, for as long as the page is there. */
export function useRecordViewers(record: string): readonly RecordViewer[] {
    const viewers = usePresenceStore((state) => state.viewers.get(record)) ?? NOBODY;
    const isKnown = useConnectionStore(({ state }) => !UNKNOWING.includes(state));

    useEffect(() => watchRecord(record), [record]);

    return isKnown ? viewers : NOBODY;
}
