import type { RowSelectionState } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import type { ListQuery } from '@/components/filters';

/** What a bulk action works on. */
export interface ListSelection {
    /** The chosen rows, also those of other pages; with `allMatching` only a sample. */
    ids: readonly string[];
    /** Everything that fits the filter, whatever page it is on: send `query` to the server, not `ids`. */
    allMatching: boolean;
    /** The search and filters in use, without order and page. */
    query: ListQuery;
    clear: () => void;
}

// What the list is opened beside is not a filter either: a drawer that opens must not end the selection.
const NOT_A_FILTER = ['cursor', 'sort', 'per_page', 'preset', 'deposit', 'withdrawal'];
const NOTHING: RowSelectionState = {};

/** Selection that outlives paging and sorting, and ends when the search or a filter changes. */
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
