import { type ReactNode, useMemo, useRef, useState } from 'react';
import { clearedFilters, type FilterDefinition, type ListQuery } from '@/components/filters';
import { useIsPhone } from '@/hooks/use-is-phone';
import type { ListMeta } from '@/types/generated';
import type { DataTableColumns, RowData } from './columns';
import type { ExportRoute } from './export-button';
import { isNarrowed } from './list-query';
import { openHref, type RowBehaviour } from './row-behaviour';
import { useColumnProps } from './use-column-props';
import { columnProps, useDataTable } from './use-data-table';
import { useListState } from './use-list-state';
import { useRowKeys } from './use-row-keys';
import { useScrollToTop } from './use-scroll-to-top';
import { type ListSelection, useSelection } from './use-selection';
import { useTablePreferences } from './use-table-preferences';

export interface DataTableProps<TRow extends RowData> extends RowBehaviour<TRow> {
    /** Page prop with the rows (`clients`), and the key of the user's settings. */
    name: string;
    /** Plural noun for the rows, in lower case: 'clients'. */
    noun: string;
    rows: readonly TRow[];
    meta: ListMeta;
    columns: DataTableColumns<TRow>;
    rowId?: (row: TRow) => string;
    /** Props to reload when the list changes. By default the rows and `meta`. */
    only?: readonly string[];
    search?: { label: string; placeholder?: string };
    /** Chips above the list. */
    filters?: readonly FilterDefinition[];
    /** Controls to the right of the filters, before Export and Columns. */
    tools?: ReactNode | ((list: ListTools) => ReactNode);
    /** Saved column sets, listed in the column chooser. */
    columnSets?: readonly ColumnSet[];
    /** Saves the visible columns as a set. */
    onSaveColumns?: (columns: readonly string[]) => void;
    /** Buttons for selected rows. Without them, rows can't be selected. */
    bulkActions?: (selection: ListSelection, list: ListTools) => ReactNode;
    /** Route of the CSV export, if the user can export. */
    exportUrl?: ExportRoute;
    /** Handles the space key on a row, and Enter when the row has no link. */
    onPreview?: (row: TRow) => void;
    /** Preview panel, opened with space. It follows the focused row until Escape. */
    preview?: (row: TRow) => ReactNode;
    emptyHint?: ReactNode;
    emptyAction?: ReactNode;
    className?: string;
}

export interface ColumnSet {
    id: number;
    name: string;
    columns: readonly string[];
}

/** State and actions of the list for controls above it. */
export interface ListTools {
    path: string;
    query: ListQuery;
    /** Visible columns. */
    columns: readonly string[];
    /** The column set that was applied last. */
    columnSet: number | null;
    showColumns: (set: ColumnSet) => void;
}

export type ListModel<TRow extends RowData> = ReturnType<typeof useListModel<TRow>>;

/** State and actions of a list, from its props and the URL. */
export function useListModel<TRow extends RowData>(props: DataTableProps<TRow>) {
    const { name, rows, columns, filters = [], bulkActions, rowHref } = props;
    const [isPreviewing, setIsPreviewing] = useState(false);
    const box = useRef<HTMLElement>(null);
    const settings = useTablePreferences(name);
    const needed = columnProps(columns, settings.preferences.columns);
    const list = useListState([...(props.only ?? [name, 'meta']), ...needed]);
    const selection = useSelection(list.query);
    const table = useDataTable({ rows, columns, rowId: props.rowId ?? idOf, settings, selection });

    const ids = useMemo(() => table.rows.map(({ id }) => id), [table.rows]);

    const keys = useRowKeys(box, ids, {
        open: (index) => {
            const row = rows[index];
            if (row && !list.isLoading) {
                rowHref ? openHref(rowHref(row), false) : props.onPreview?.(row);
            }
        },
        toggle: (index) => {
            const id = table.rows[index]?.id;
            if (bulkActions && id !== undefined) {
                table.select(id, !table.selected[id]);
            }
        },
        preview: previewOf(props, () => setIsPreviewing((isOpen) => !isOpen)),
    });
    useColumnProps(needed);

    const showColumns = (set: ColumnSet) =>
        settings.save({
            ...settings.preferences,
            columns: Object.fromEntries(table.columns.map(({ id }) => [id, set.columns.includes(id)] as const)),
            columnSet: set.id,
        });
    const tools: ListTools = {
        path: list.path,
        query: list.query,
        columns: table.visible.map(({ id }) => id),
        columnSet: settings.preferences.columnSet,
        showColumns,
    };

    return {
        ...list,
        tools,
        previewed: isPreviewing ? (rows[keys.current] ?? null) : null,
        closePreview: () => {
            setIsPreviewing(false);
            keys.focusRow(keys.current);
        },
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

function previewOf<TRow extends RowData>(
    { rows, onPreview, preview }: DataTableProps<TRow>,
    toggle: () => void,
): ((index: number) => void) | null {
    if (preview) {
        return toggle;
    }

    return onPreview ? (index) => rows[index] && onPreview(rows[index]) : null;
}

function idOf(row: RowData): string {
    return 'id' in row ? String(row.id) : '';
}
