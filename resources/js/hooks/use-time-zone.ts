import { createContext, use } from 'react';

/** The user's IANA time zone, which the layout provides from the shared props. */
export const TimeZoneContext = createContext('Australia/Melbourne');

export function useTimeZone(): string {
    return use(TimeZoneContext);
}
