import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef } from 'react';
import { clearedFilters, type FilterDefinition } from '@/components/filters';
import type { ListMeta } from '@/types/generated';
import type { DataTableColumns } from './columns';
import { isNarrowed } from './list-query';
import { openHref, type RowBehaviour } from './row-behaviour';
import { columnFilters, useDataTable } from './use-data-table';
import { useIsPhone } from './use-is-phone';
import { useListState } from './use-list-state';
import { useRowKeys } from './use-row-keys';
import { useScrollToTop } from './use-scroll-to-top';
import { type ListSelection, useSelection } from './use-selection';
import { useTablePreferences } from './use-table-preferences';

export interface DataTableProps<TRow extends RowData> extends RowBehaviour<TRow> {
    /** The page prop that holds the rows (`clients`); also the name under which the viewer's settings are kept. */
    name: string;
    /** What the rows are, in the plural and mid-sentence: 'clients'. */
    noun: string;
    rows: readonly TRow[];
    meta: ListMeta;
    columns: DataTableColumns<TRow>;
    rowId?: (row: TRow) => string;
    /** The props that a change of the list asks for anew; the rows and `meta` by default. */
    only?: readonly string[];
    search?: { label: string; placeholder?: string };
    /** Filters that belong to no column, shown after those of the columns. */
    filters?: readonly FilterDefinition[];
    /** Tools at the right of the filters, before Export and Columns. */
    tools?: ReactNode;
    /** The buttons for selected rows; without it rows cannot be selected. */
    bulkActions?: (selection: ListSelection) => ReactNode;
    /** The route of the CSV export, for those who may export. */
    exportUrl?: { url: string };
    /** Space on a row. */
    onPreview?: (row: TRow) => void;
    emptyHint?: ReactNode;
    emptyAction?: ReactNode;
    className?: string;
}

export type ListModel<TRow extends RowData> = ReturnType<typeof useListModel<TRow>>;

/** Everything that a list knows and can do, put together from its props and the URL. */
export function useListModel<TRow extends RowData>(props: DataTableProps<TRow>) {
    const { name, rows, columns, onPreview, bulkActions, rowHref } = props;
    const box = useRef<HTMLElement>(null);
    const settings = useTablePreferences(name);
    const list = useListState([...(props.only ?? [name, 'meta'])]);
    const selection = useSelection(list.query);
    const table = useDataTable({ rows, columns, rowId: props.rowId ?? idOf, settings, selection });
    const filters = useMemo(() => [...columnFilters(columns), ...(props.filters ?? [])], [columns, props.filters]);

    const keys = useRowKeys(box, rows.length, {
        open: (index) => {
            const row = rows[index];
            if (row && rowHref && !list.isLoading) {
                openHref(rowHref(row), false);
            }
        },
        toggle: (index) => bulkActions && table.getRowModel().rows[index]?.toggleSelected(),
        preview: onPreview ? (index) => rows[index] && onPreview(rows[index]) : null,
    });

    return {
        ...list,
        box,
        scroller: useScrollToTop(list.query),
        isPhone: useIsPhone(),
        isNarrowed: isNarrowed(list.query, filters),
        clearAll: () => list.apply({ ...clearedFilters(filters), search: null }),
        filters,
        keys,
        selection,
        settings,
        table,
    };
}

function idOf(row: RowData): string {
    return 'id' in row ? String(row.id) : '';
}
