import { useCallback, useMemo, useRef } from 'react';
import type { DataTableColumn, DataTableColumns, RowData } from './columns';
import type { useSelection } from './use-selection';
import type { TablePreferences, useTablePreferences } from './use-table-preferences';

export interface DataTableRow<TRow extends RowData> {
    id: string;
    original: TRow;
}

/** Rows, columns and selection of a list or a static table. */
export interface DataTableModel<TRow extends RowData> {
    rows: readonly DataTableRow<TRow>[];
    /** All columns. */
    columns: DataTableColumns<TRow>;
    visible: DataTableColumns<TRow>;
    selected: Readonly<Record<string, boolean>>;
    /** Selects or deselects a row. With `range`, also all rows since the last one. */
    select: (id: string, isSelected: boolean, range?: boolean) => void;
    selectAll: (isSelected: boolean) => void;
    show: (column: string, isVisible: boolean) => void;
}

interface DataTableInput<TRow extends RowData> {
    rows: readonly TRow[];
    columns: DataTableColumns<TRow>;
    rowId: (row: TRow) => string;
    settings: ReturnType<typeof useTablePreferences>;
    selection: ReturnType<typeof useSelection>;
}

/** The table of a list: rows, columns, visibility and selection. The server sorts and pages. */
export function useDataTable<TRow extends RowData>(input: DataTableInput<TRow>): DataTableModel<TRow> {
    const { columns, settings, selection } = input;
    const { preferences, save } = settings;
    const { setRows } = selection;
    const rows = useRows(input.rows, input.rowId);
    const visible = useMemo(
        () => columns.filter((column) => isVisible(column, preferences.columns)),
        [columns, preferences.columns],
    );
    const lastSelected = useRef<string>(undefined);

    const select = useCallback(
        (id: string, isSelected: boolean, range = false) => {
            const ids = rows.map((row) => row.id);
            const from = range ? ids.indexOf(lastSelected.current ?? id) : -1;
            const to = ids.indexOf(id);
            const changed = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
            lastSelected.current = id;
            setRows((before) => withRows(before, changed, isSelected));
        },
        [rows, setRows],
    );

    return {
        rows,
        columns,
        visible,
        selected: selection.rows,
        select,
        selectAll: (isSelected) =>
            setRows((before) =>
                withRows(
                    before,
                    rows.map(({ id }) => id),
                    isSelected,
                ),
            ),
        show: (column, isShown) => save({ ...preferences, columns: { ...preferences.columns, [column]: isShown } }),
    };
}

/** The rows with their ids. They stay the same objects until the page has new rows, so that they don't render again. */
export function useRows<TRow extends RowData>(
    rows: readonly TRow[],
    rowId: (row: TRow) => string,
): readonly DataTableRow<TRow>[] {
    // biome-ignore lint/correctness/useExhaustiveDependencies: `rowId` is often written in place, and always gives the same id.
    return useMemo(() => rows.map((original) => ({ id: rowId(original), original })), [rows]);
}

export function areAllSelected<TRow extends RowData>({ rows, selected }: DataTableModel<TRow>): boolean {
    return rows.length > 0 && rows.every(({ id }) => selected[id]);
}

/** Page props that the visible columns need besides the rows. */
export function columnProps<TRow extends RowData>(
    columns: DataTableColumns<TRow>,
    chosen: TablePreferences['columns'],
): string[] {
    return columns.filter((column) => isVisible(column, chosen)).flatMap((column) => column.meta?.prop ?? []);
}

function isVisible<TRow>({ id, meta }: DataTableColumn<TRow>, chosen: TablePreferences['columns']): boolean {
    return meta?.primary === true || (chosen[id] ?? meta?.hiddenByDefault !== true);
}

function withRows(
    before: Readonly<Record<string, boolean>>,
    ids: readonly string[],
    isSelected: boolean,
): Record<string, boolean> {
    const kept = Object.entries(before).filter(([id]) => !ids.includes(id));

    return Object.fromEntries([...kept, ...(isSelected ? ids.map((id) => [id, true] as const) : [])]);
}
