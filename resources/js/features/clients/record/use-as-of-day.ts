import { usePage } from '@inertiajs/react';
import { isDay } from '@/lib/day';

/** The past day in the address of a client's page, or null for today. */
export function useAsOfDay(): string | null {
    const { url } = usePage();
    const day = new URLSearchParams(url.split('#')[0]?.split('?')[1]).get('as_of') ?? '';

    return isDay(day) ? day : null;
}

/** The key for `useKept`: each client and day has values of its own. */
export function useRecordKey(clientId: number): string {
    return `${clientId} ${useAsOfDay() ?? 'today'}`;
}
