import type { RefObject } from 'react';
import { useShortcuts } from '@/hooks/use-shortcuts';

/** The keys j and k move between the links of a list that isn't a table, from the focused or the current one. */
export function useLinkKeys(list: RefObject<HTMLElement | null>): void {
    const step = (by: 1 | -1) => {
        const links = [...(list.current?.querySelectorAll('a') ?? [])];
        const focused = links.findIndex((link) => link.contains(document.activeElement));
        const place =
            focused === -1 ? links.findIndex((link) => link.getAttribute('aria-current') === 'true') : focused;
        const start = by === 1 ? 0 : links.length - 1;
        (place === -1 ? links[start] : links[place + by])?.focus();
    };

    useShortcuts({ j: () => step(1), k: () => step(-1) });
}
