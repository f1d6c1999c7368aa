import { router, usePage } from '@inertiajs/react';
import { useEffect } from 'react';

/** Asks for the props of shown columns that the page does not have yet, as it came or as the column was switched on. */
export function useColumnProps(needed: readonly string[]): void {
    const { props } = usePage();
    const missing = needed.filter((prop) => props[prop] === undefined).join(',');

    useEffect(() => {
        if (missing !== '') {
            router.reload({ only: missing.split(',') });
        }
    }, [missing]);
}
