import { useEffect, useLayoutEffect, useState } from 'react';
import { useSharedProps } from '@/hooks/use-shared-props';
import { createCatchUp } from '@/realtime/catch-up';
import { watchForGaps } from '@/realtime/gaps';
import type { Listener } from '@/realtime/subscriptions';
import { shareReading } from '@/realtime/tabs';
import { setConnectionState } from '@/stores/connection-store';
import { useLeavingStore } from '@/stores/leaving-store';
import { haveSameCounts } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import type { AuthUser, CountersData, RealtimeSettings } from '@/types/generated';

/**
 * Keeps the notification store equal to the server for as long as the person is signed in: by live events, by catching
 * up after every gap, and by what page visits bring. Belongs in the layout, which stays from page to page. Falls silent
 * before the session is ended; should that fail, it begins anew.
 */
export function useRealtime(user: AuthUser): void {
    const { counters, app } = useSharedProps();
    const [catchUp] = useState(createCatchUp);
    const isLeaving = useLeavingStore((state) => state.isLeaving);
    useVisitedCounters(counters, catchUp.plan);

    useEffect(() => {
        if (isLeaving) {
            return;
        }
        catchUp.start();
        const stopSharing = shareReading(user.id);
        const stopWatching = watchForGaps(catchUp.plan);

        return () => {
            catchUp.stop();
            stopSharing();
            stopWatching();
            useNotificationStore.getState().clear();
        };
    }, [user.id, catchUp, isLeaving]);

    // One connection for as long as nothing of this changes: every visit brings the same in new objects.
    const link = JSON.stringify({ listener: { id: user.id, can: user.can }, settings: app.realtime });

    useEffect(() => {
        if (isLeaving) {
            return;
        }
        const { listener, settings }: Link = JSON.parse(link);

        return startAfterPaint(async () => {
            const { connect } = await import('@/realtime/connection');

            return connect(listener, settings, { onListening: catchUp.plan, onUnknown: catchUp.plan });
        });
    }, [link, catchUp, isLeaving]);
}

interface Link {
    listener: Listener;
    settings: RealtimeSettings;
}

/** The page is there before its live updates are. */
function startAfterPaint(connect: () => Promise<() => void>): () => void {
    let disconnect: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
        try {
            disconnect = await connect();
        } catch (error) {
            console.warn('Live updates could not be started.', error);
            setConnectionState('failed');
        }
        if (isOver) {
            disconnect?.();
        }
    });

    return () => {
        isOver = true;
        clearTimeout(timer);
        disconnect?.();
    };
}

/**
 * Visits bring the counters along. Before the store has the server's state they are all there is; later they may be
 * older than the live ones, being fetched ahead or taken from history, so a difference is a reason to ask.
 */
function useVisitedCounters(counters: CountersData | null, plan: () => void): void {
    useLayoutEffect(() => {
        const { counters: live, isHydrated, setCounters } = useNotificationStore.getState();
        if (counters === null || haveSameCounts(live, counters)) {
            return;
        }
        if (!isHydrated) {
            setCounters(counters);
        }
        plan();
    }, [counters, plan]);
}
