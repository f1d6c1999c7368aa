import type { SharedCounters } from '@/lib/shared-props';
import { useCounters } from '@/stores/use-counters';

/** The sum of some of the counters; 0 for somebody without any. */
export function useCounterSum(names: readonly (keyof SharedCounters)[] = []): number {
    const counters = useCounters();

    return names.reduce((sum, name) => sum + counters[name], 0);
}
