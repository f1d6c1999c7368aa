import { useState } from 'react';

/**
 * Returns a deferred prop, or its previous value while it reloads, so that open content stays open.
 *
 * @param of owner of the value; another owner doesn't get the previous value
 */
export function useKept<Value>(value: Value | undefined, of: number | string): Value | undefined {
    const [kept, setKept] = useState({ value, of });
    const hasChanged = value !== undefined && value !== kept.value;

    if (kept.of !== of || hasChanged) {
        setKept({ value, of });

        return value;
    }

    return kept.value;
}
