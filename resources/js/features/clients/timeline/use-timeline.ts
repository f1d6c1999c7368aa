import { useRef, useState } from 'react';
import { mergeEntries } from '@/features/clients/timeline/by-day';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { TimelineEntry, TimelineSlice } from '@/types/generated';

interface Timeline {
    entries: readonly TimelineEntry[];
    hasOlder: boolean;
    isLoading: boolean;
    hasFailed: boolean;
    loadOlder: () => Promise<void>;
}

/**
 * The newest entries from the page props, updated live, together with the older entries loaded since. Entries that newer
 * ones push out of the page props are kept.
 *
 * @param query the filters in use. Remount the component when they change.
 */
export function useTimeline(
    clientId: number,
    newest: TimelineSlice,
    query: Readonly<Record<string, string>>,
): Timeline {
    const [older, setOlder] = useState<{ entries: readonly TimelineEntry[]; cursor: string | null } | null>(null);
    const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
    const isBusy = useRef(false);
    const cursor = older ? older.cursor : newest.next_cursor;
    const entries = mergeEntries(newest.entries, older?.entries ?? []);

    const loadOlder = async () => {
        if (isBusy.current || cursor === null) {
            return;
        }
        isBusy.current = true;
        setState('loading');
        try {
            const slice = await requestJson<TimelineSlice>(
                clients.timelineOlder({ client: clientId }, { query: { ...query, cursor } }),
            );
            setOlder({ entries: [...entries, ...slice.entries], cursor: slice.next_cursor });
            setState('idle');
        } catch {
            setState('failed');
        }
        isBusy.current = false;
    };

    return {
        entries,
        hasOlder: cursor !== null,
        isLoading: state === 'loading',
        hasFailed: state === 'failed',
        loadOlder,
    };
}
