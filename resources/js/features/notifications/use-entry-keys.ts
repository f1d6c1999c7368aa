import { type RefObject, useEffect } from 'react';
import { showToast } from '@/features/shell/feedback-store';
import { TYPING } from '@/lib/typing';

/** Keys j and k move through the rows of the open panel. */
export function useEntryKeys(box: RefObject<HTMLElement | null>): void {
    useEffect(() => {
        const onKeyDown = (event: KeyboardEvent) => {
            const by = { j: 1, k: -1 }[event.key];
            const panel = box.current?.closest('[role="dialog"]') ?? null;
            if (
                by === undefined ||
                panel === null ||
                !(event.target instanceof Element) ||
                event.target.closest(TYPING)
            ) {
                return;
            }
            if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('[role="dialog"]') !== panel) {
                return;
            }
            event.preventDefault();
            move(box.current, by);
        };
        document.addEventListener('keydown', onKeyDown);

        return () => document.removeEventListener('keydown', onKeyDown);
    }, [box]);
}

function move(box: HTMLElement | null, by: number): void {
    const rows = [...(box?.querySelectorAll<HTMLElement>('[data-queue-row]:not(.row-leaving)') ?? [])];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[focused + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    if (!next && by === 1 && rows.length > 0) {
        showToast({ tone: 'info', title: 'End of the list', text: 'No more notifications here.' });
    }
}
