import { createContext, use } from 'react';

/** The staff member's IANA zone; the layout provides it from the shared props. */
export const TimeZoneContext = createContext('Australia/Melbourne');

export function useTimeZone(): string {
    return use(TimeZoneContext);
}
