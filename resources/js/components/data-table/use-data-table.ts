import { type ColumnVisibilityState, type RowData, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { FilterDefinition } from '@/components/filters';
import { type DataTableColumns, dataTableFeatures } from './columns';
import type { useSelection } from './use-selection';
import type { TablePreferences, useTablePreferences } from './use-table-preferences';

interface DataTableModel<TRow extends RowData> {
    rows: readonly TRow[];
    columns: DataTableColumns<TRow>;
    rowId: (row: TRow) => string;
    settings: ReturnType<typeof useTablePreferences>;
    selection: ReturnType<typeof useSelection>;
}

/** The TanStack table of a list: rows, columns, visibility and selection. The server sorts and pages. */
export function useDataTable<TRow extends RowData>(model: DataTableModel<TRow>) {
    const { rows, columns, rowId, settings, selection } = model;
    const { preferences, save } = settings;
    const defaults = useMemo(() => hiddenByDefault(columns), [columns]);
    const visible = { ...defaults, ...preferences.columns };
    const definitions = useMemo(
        () => columns.map((column) => ({ ...column, enableHiding: column.meta?.primary !== true })),
        [columns],
    );

    return useTable<typeof dataTableFeatures, TRow>({
        features: dataTableFeatures,
        columns: definitions,
        data: rows,
        getRowId: rowId,
        state: { columnVisibility: visible, rowSelection: selection.rows },
        isRowRangeSelectionEvent: (event) => (event as { shiftKey?: boolean }).shiftKey === true,
        onRowSelectionChange: selection.setRows,
        onColumnVisibilityChange: (update) => {
            const next = typeof update === 'function' ? update(visible) : update;
            save({ ...preferences, columns: { ...preferences.columns, ...next } });
        },
    });
}

/** The filters of the columns, in the order of the columns. */
export function columnFilters<TRow extends RowData>(columns: DataTableColumns<TRow>): FilterDefinition[] {
    return columns.flatMap((column) => column.meta?.filter ?? []);
}

/** Page props that the visible columns need besides the rows. */
export function columnProps<TRow extends RowData>(
    columns: DataTableColumns<TRow>,
    chosen: TablePreferences['columns'],
): string[] {
    return columns
        .filter((column) => chosen[columnId(column)] ?? column.meta?.hiddenByDefault !== true)
        .flatMap((column) => column.meta?.prop ?? []);
}

function hiddenByDefault<TRow extends RowData>(columns: DataTableColumns<TRow>): ColumnVisibilityState {
    return Object.fromEntries(
        columns.filter((column) => column.meta?.hiddenByDefault).map((column) => [columnId(column), false]),
    );
}

function columnId(column: { id?: string; accessorKey?: unknown; header?: unknown }): string {
    return column.id ?? String(column.accessorKey ?? column.header);
}
