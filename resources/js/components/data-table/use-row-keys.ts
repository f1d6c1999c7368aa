import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';

interface RowActions {
    open: (index: number) => void;
    toggle: (index: number) => void;
    preview: ((index: number) => void) | null;
}

const EDITABLE = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
const ELSEWHERE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Keyboard for rows: j and k (or the arrows) move, Enter opens, x selects, space previews.
 * Works on the whole page except in fields, dialogs and other lists. Rows have `data-row`.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, ids: readonly string[], actions: RowActions) {
    const rowCount = ids.length;
    const [last, setLast] = useState<{ index: number; id: string | undefined }>({ index: 0, id: undefined });
    // The same row even if rows above it come or leave.
    const place = last.id === undefined ? -1 : ids.indexOf(last.id);
    const current = place === -1 ? last.index : place;
    const latest = useRef({ actions, rowCount, ids });
    latest.current = { actions, rowCount, ids };
    // A press focuses a row too, and its frame must not wait for the list.
    const setCurrent = useCallback(
        (index: number) => startTransition(() => setLast({ index, id: latest.current.ids[index] })),
        [],
    );

    const focusRow = useCallback(
        (index: number) => {
            const rows = list.current?.querySelectorAll<HTMLElement>('[data-row]');
            const row = rows?.[Math.max(0, Math.min(index, rows.length - 1))];
            row?.focus();
            row?.scrollIntoView({ block: 'nearest' });
        },
        [list],
    );

    useEffect(() => {
        const onKeyDown = (event: KeyboardEvent) => {
            if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) {
                return;
            }
            if (isElsewhere(event.target, list.current)) {
                return;
            }
            const focused = focusedIndex(list.current);
            if (handle(event.key, focused, latest.current, focusRow)) {
                event.preventDefault();
            }
        };
        document.addEventListener('keydown', onKeyDown);
        return () => document.removeEventListener('keydown', onKeyDown);
    }, [list, focusRow]);

    return { current: Math.min(current, Math.max(0, rowCount - 1)), setCurrent, focusRow };
}

interface Latest {
    actions: RowActions;
    rowCount: number;
}

/** Returns whether the list handled the key. */
function handle(
    key: string,
    focused: number,
    { actions, rowCount }: Latest,
    focusRow: (index: number) => void,
): boolean {
    if (rowCount === 0) {
        return false;
    }
    if (key === 'j' || key === 'k') {
        focusRow(focused === -1 ? (key === 'j' ? 0 : rowCount - 1) : focused + (key === 'j' ? 1 : -1));
        return true;
    }
    if (focused === -1 || document.activeElement?.matches('[data-row]') !== true) {
        return false;
    }
    return handleOnRow(key, focused, { actions, rowCount }, focusRow);
}

function handleOnRow(
    key: string,
    row: number,
    { actions, rowCount }: Latest,
    focusRow: (row: number) => void,
): boolean {
    switch (key) {
        case 'ArrowDown':
        case 'ArrowUp':
            focusRow(row + (key === 'ArrowDown' ? 1 : -1));
            return true;
        case 'Home':
        case 'End':
            focusRow(key === 'Home' ? 0 : rowCount - 1);
            return true;
        case 'Enter':
            actions.open(row);
            return true;
        case 'x':
            actions.toggle(row);
            return true;
        case ' ':
            actions.preview?.(row);
            return actions.preview !== null;
        default:
            return false;
    }
}

function focusedIndex(list: HTMLElement | null): number {
    const row = document.activeElement?.closest('[data-row]');
    return row && list ? [...list.querySelectorAll('[data-row]')].indexOf(row) : -1;
}

function isElsewhere(target: EventTarget | null, list: HTMLElement | null): boolean {
    if (!(target instanceof Element) || list === null || target.closest(EDITABLE) !== null) {
        return true;
    }
    if (target.closest(ELSEWHERE) !== null || document.querySelector('[aria-modal="true"]') !== null) {
        return true;
    }
    const owner = target.closest('[data-list]') ?? document.querySelector('[data-list]');
    return owner !== list;
}
