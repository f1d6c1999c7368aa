import type { ReactNode } from 'react';

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
    /** Takes the remaining width of the table and truncates its text, so that the table doesn't scroll sideways. */
    fluid?: boolean;
    /** Classes of the cell, such as a maximum width. */
    className?: string;
}

/** A row of a list: an object. */
export type RowData = object;

interface ColumnOptions<TRow> {
    id?: string;
    header?: string;
    /** Without it, the cell shows the value. */
    cell?: (row: TRow) => ReactNode;
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

/** Typed column helper for a row type: `const column = columnsFor<ClientRow>()`. */
export function columnsFor<TRow extends RowData>() {
    return {
        accessor: (
            source: (keyof TRow & string) | ((row: TRow) => ReactNode),
            { id, cell, ...rest }: ColumnOptions<TRow>,
        ): DataTableColumn<TRow> => {
            const read = (row: TRow) => (typeof source === 'string' ? row[source] : source(row));

            return {
                ...rest,
                id: id ?? (typeof source === 'string' ? source : (rest.header ?? '')),
                read,
                render: cell ?? ((row) => read(row) as ReactNode),
            };
        },
        display: ({ cell, ...rest }: ColumnOptions<TRow> & { id: string }): DataTableColumn<TRow> => ({
            ...rest,
            read: () => undefined,
            render: (row) => cell?.(row),
        }),
    };
}

/** The column's name as text. */
export function columnLabel<TRow>({ id, header, meta }: DataTableColumn<TRow>): string {
    return meta?.label ?? (header || id);
}
