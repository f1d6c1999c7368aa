import { useEffect, useLayoutEffect, useState } from 'react';
import { useSharedProps } from '@/hooks/use-shared-props';
import { loadModule } from '@/lib/load-module';
import { createCatchUp } from '@/realtime/catch-up';
import { watchForGaps } from '@/realtime/gaps';
import type { Listener } from '@/realtime/subscriptions';
import { shareReading } from '@/realtime/tabs';
import { setConnectionState } from '@/stores/connection-store';
import { haveSameCounts } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import { useSignOutStore } from '@/stores/sign-out-store';
import type { AuthUser, CountersData, RealtimeSettings } from '@/types/generated';

/**
 * Keeps the notification store in sync with the server while the user is signed in: with live events, a catch-up after every gap,
 * and the counters of page visits. Belongs in the persistent layout. Stops before a sign-out and starts again if it fails.
 */
export function useRealtime(user: AuthUser): void {
    const { counters, app } = useSharedProps();
    const [catchUp] = useState(createCatchUp);
    const isSigningOut = useSignOutStore((state) => state.isSigningOut);
    useVisitedCounters(counters, catchUp.plan);

    useEffect(() => {
        if (isSigningOut) {
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
    }, [user.id, catchUp, isSigningOut]);

    // Compared by value, because every visit creates new objects: one connection until a value changes.
    const link = JSON.stringify({ listener: { id: user.id, can: user.can }, settings: app.realtime });

    useEffect(() => {
        if (isSigningOut) {
            return;
        }
        const { listener, settings }: Link = JSON.parse(link);

        return startAfterPaint(async () => {
            const { connect } = await loadModule(() => import('@/realtime/connection'));

            return connect(listener, settings, { onListening: catchUp.plan, onUnknown: catchUp.plan });
        });
    }, [link, catchUp, isSigningOut]);
}

interface Link {
    listener: Listener;
    settings: RealtimeSettings;
}

/** Starts live updates after the page has rendered. */
function startAfterPaint(connect: () => Promise<() => void>): () => void {
    let disconnect: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
        try {
            disconnect = await connect();
        } catch (error) {
            console.warn('Couldn’t start live updates.', error);
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
 * Visits include counters. They are used until the store has the server's state. Later they may be outdated by prefetching or
 * history, so a difference triggers a request. When work arrived since the page was answered, the page reloads its list.
 */
function useVisitedCounters(counters: CountersData | null, plan: () => void): void {
    useLayoutEffect(() => {
        const { counters: live, isHydrated, visit } = useNotificationStore.getState();
        if (counters === null || (isHydrated && haveSameCounts(live, counters))) {
            return;
        }
        visit(counters);
        plan();
    }, [counters, plan]);
}
