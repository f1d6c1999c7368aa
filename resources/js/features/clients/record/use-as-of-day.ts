import { usePage } from '@inertiajs/react';
import { isDay } from '@/lib/day';

/** The past day in the address of a client's page, or null for today. */
export function useAsOfDay(): string | null {
    const { url } = usePage();
    const day = new URLSearchParams(url.split('#')[0]?.split('?')[1]).get('as_of') ?? '';

    return isDay(day) ? day : null;
}

/** Tells the values of one client and day from those of others, for `useKept`. */
export function useRecordKey(clientId: number): string {
    return `${clientId} ${useAsOfDay() ?? 'today'}`;
}
