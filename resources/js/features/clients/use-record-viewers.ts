import { useEffect } from 'react';
import { type RecordViewer, usePresenceStore, watchRecord } from '@/realtime/presence';
import { type ConnectionState, useConnectionStore } from '@/stores/connection-store';

/** States in which the list of viewers is out of date. A short reconnect keeps the list. */
const OFFLINE: readonly ConnectionState[] = ['unavailable', 'failed', 'disconnected'];
const NO_VIEWERS: readonly RecordViewer[] = [];

/** The colleagues who have this record (`client.5`, `withdrawal.7`) open. Announces the viewer to them while mounted. */
export function useRecordViewers(record: string): readonly RecordViewer[] {
    const viewers = usePresenceStore((state) => state.viewers.get(record)) ?? NO_VIEWERS;
    const isKnown = useConnectionStore(({ state }) => !OFFLINE.includes(state));

    useEffect(() => watchRecord(record), [record]);

    return isKnown ? viewers : NO_VIEWERS;
}
