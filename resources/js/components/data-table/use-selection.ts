import { useCallback, useMemo, useState } from 'react';
import type { ListQuery } from '@/components/filters';

/** Target of a bulk action. */
export interface ListSelection {
    /** Selected rows of all pages. With `allMatching`, only a sample. */
    ids: readonly string[];
    /** All rows that match the filter, on every page. Send `query` to the server instead of `ids`. */
    allMatching: boolean;
    /** Current search and filters, without order and page. */
    query: ListQuery;
    clear: () => void;
}

type RowSelectionState = Readonly<Record<string, boolean>>;

// Parameters of drawers are not filters, so opening a drawer keeps the selection.
const NOT_A_FILTER = ['cursor', 'sort', 'per_page', 'preset', 'deposit', 'withdrawal'];
const NOTHING: RowSelectionState = {};

/** Selection of rows. Kept when the page or order changes, cleared when the search or a filter changes. */
export function useSelection(query: ListQuery) {
    const filterQuery = useMemo(
        () => Object.fromEntries(Object.entries(query).filter(([param]) => !NOT_A_FILTER.includes(param))),
        [query],
    );
    const filterKey = new URLSearchParams(filterQuery).toString();
    const [state, setState] = useState({ filterKey, rows: NOTHING, allMatching: false });
    const isCurrent = state.filterKey === filterKey;
    const rows = isCurrent ? state.rows : NOTHING;
    const allMatching = isCurrent && state.allMatching;

    const setRows = useCallback(
        (update: RowSelectionState | ((previous: RowSelectionState) => RowSelectionState)) => {
            setState((previous) => {
                const before = previous.filterKey === filterKey ? previous.rows : NOTHING;
                return {
                    filterKey,
                    rows: typeof update === 'function' ? update(before) : update,
                    allMatching: false,
                };
            });
        },
        [filterKey],
    );
    const clear = useCallback(() => setRows(NOTHING), [setRows]);
    const selectAllMatching = useCallback(() => setState((previous) => ({ ...previous, allMatching: true })), []);

    const selection: ListSelection = {
        ids: Object.keys(rows).filter((id) => rows[id]),
        allMatching,
        query: filterQuery,
        clear,
    };

    return { rows, setRows, selection, selectAllMatching };
}
