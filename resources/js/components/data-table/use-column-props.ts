import { router, usePage } from '@inertiajs/react';
import { useEffect } from 'react';

/** Loads props of visible columns that the page does not have yet. */
export function useColumnProps(needed: readonly string[]): void {
    const { props } = usePage();
    const missing = needed.filter((prop) => props[prop] === undefined).join(',');

    useEffect(() => {
        if (missing !== '') {
            router.reload({ only: missing.split(',') });
        }
    }, [missing]);
}
