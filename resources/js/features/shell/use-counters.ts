import type { SharedCounters } from '@/lib/shared-props';
import { useCounters } from '@/stores/use-counters';

/** Sum of some counters. 0 without counters. */
export function useCounterSum(names: readonly (keyof SharedCounters)[] = []): number {
    const counters = useCounters();

    return names.reduce((sum, name) => sum + counters[name], 0);
}
