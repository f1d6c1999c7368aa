import { useState } from 'react';

/**
 * A deferred prop, or while it is fetched anew the one that was there before: what a person has open above it stays open.
 *
 * @param of whose it is; nothing is kept from one to the next
 */
export function useKept<Value>(value: Value | undefined, of: number | string): Value | undefined {
    const [kept, setKept] = useState({ value, of });
    const isNews = value !== undefined && value !== kept.value;

    if (kept.of !== of || isNews) {
        setKept({ value, of });

        return value;
    }

    return kept.value;
}
