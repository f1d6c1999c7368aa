import { useLayoutEffect, useRef } from 'react';
import type { ListQuery } from '@/components/filters';

/** Scrolls the list to the top when the URL changes. */
export function useScrollToTop(query: ListQuery) {
    const scroller = useRef<HTMLDivElement>(null);
    const seen = useRef(query);

    useLayoutEffect(() => {
        if (seen.current !== query && scroller.current) {
            seen.current = query;
            scroller.current.scrollTop = 0;
            // On a phone the page scrolls instead of the list.
            if (scroller.current.getBoundingClientRect().top < 0) {
                scroller.current.scrollIntoView({ block: 'start' });
            }
        }
    }, [query]);

    return scroller;
}
