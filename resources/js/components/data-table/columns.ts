import type { ReactNode } from 'react';
import type { FilterDefinition } from '@/components/filters';

export interface DataTableColumnMeta {
    /** Name in the column chooser and on cards, if `header` is not plain text. */
    label?: string;
    /** The server's sort key. Without it, the column can't be sorted. */
    sortKey?: string;
    /** The first click sorts descending, for amounts and dates. */
    descendingFirst?: boolean;
    align?: 'left' | 'right';
    /** Column with the row's name: contains the link, is the card's heading and can't be hidden. */
    primary?: boolean;
    /** On cards: to the right of the heading, without label (a status, an amount). */
    phoneAside?: boolean;
    /** On cards: at the bottom, without label (buttons). */
    phoneFoot?: boolean;
    hideOnPhone?: boolean;
    hiddenByDefault?: boolean;
    /** Optional page prop for this column, loaded while the column is visible. */
    prop?: string;
    /** Filter of this column, a chip above the list. */
    filter?: FilterDefinition;
    /** Takes the remaining width of the table and truncates its text, so that the table doesn't scroll sideways. */
    fluid?: boolean;
    /** Classes of the cell, such as a maximum width. */
    className?: string;
}

/** A row of a list: an object. */
export type RowData = object;

interface CellContext<TRow, TValue> {
    row: { original: TRow };
    getValue: () => TValue;
}

interface ColumnOptions<TRow, TValue> {
    id?: string;
    header?: string;
    cell?: (context: CellContext<TRow, TValue>) => ReactNode;
    meta?: DataTableColumnMeta;
}

export interface DataTableColumn<TRow> {
    id: string;
    header?: string;
    meta?: DataTableColumnMeta;
    /** The value, null if the row has none; undefined if the cell is more than its value. */
    read: (row: TRow) => unknown;
    render: (row: TRow) => ReactNode;
}

export type DataTableColumns<TRow extends RowData> = readonly DataTableColumn<TRow>[];

/** Typed column helper for a row type: `const column = columnsFor<ClientRow>()`, then `column.columns([…])`. */
export function columnsFor<TRow extends RowData>() {
    function accessor<TKey extends keyof TRow & string>(
        key: TKey,
        options: ColumnOptions<TRow, TRow[TKey]>,
    ): DataTableColumn<TRow>;
    function accessor<TValue extends ReactNode>(
        read: (row: TRow) => TValue,
        options: ColumnOptions<TRow, TValue>,
    ): DataTableColumn<TRow>;
    function accessor(
        source: string | ((row: TRow) => unknown),
        { id, cell, ...rest }: ColumnOptions<TRow, never>,
    ): DataTableColumn<TRow> {
        const read = (row: TRow) =>
            typeof source === 'string' ? (row as Readonly<Record<string, unknown>>)[source] : source(row);

        return {
            ...rest,
            id: id ?? (typeof source === 'string' ? source : (rest.header ?? '')),
            read,
            render: (row) =>
                cell ? cell({ row: { original: row }, getValue: () => read(row) as never }) : (read(row) as ReactNode),
        };
    }

    return {
        accessor,
        display: ({ cell, ...rest }: ColumnOptions<TRow, undefined> & { id: string }): DataTableColumn<TRow> => ({
            ...rest,
            read: () => undefined,
            render: (row) => cell?.({ row: { original: row }, getValue: () => undefined }),
        }),
        columns: (columns: DataTableColumns<TRow>): DataTableColumn<TRow>[] => [...columns],
    };
}

/** The column's name as text. */
export function columnLabel(definition: {
    header?: unknown;
    meta?: DataTableColumnMeta | undefined;
    id?: string;
}): string {
    const { header, meta, id = '' } = definition;
    return meta?.label ?? (typeof header === 'string' && header !== '' ? header : id);
}
