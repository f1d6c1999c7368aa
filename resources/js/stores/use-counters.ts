import { useSharedProps } from '@/hooks/use-shared-props';
import { NO_COUNTERS } from '@/stores/notification-lists';
import { useNotificationStore } from '@/stores/notification-store';
import type { CountersData } from '@/types/generated';

/** Live unread counts, or the page's counts until the store has any. */
export function useCounters(): CountersData {
    const live = useNotificationStore(({ counters }) => counters);
    const { counters } = useSharedProps();

    return live === NO_COUNTERS ? (counters ?? NO_COUNTERS) : live;
}
