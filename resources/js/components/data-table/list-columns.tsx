import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Known } from '@/components/ui/known';
import { columnsFor, type DataTableColumnMeta, type DataTableColumns } from './columns';
import type { ListDefinition } from './list-definition';

/** Rendering of a column: its cell (by default the row's property as text) and its place on the table and the card. */
interface ColumnView<TRow> extends Omit<DataTableColumnMeta, 'sortKey' | 'filter' | 'label'> {
    cell?: (row: TRow) => ReactNode;
    /** Shorter heading for the table. The column chooser and cards use the declared one. */
    shortHeading?: string;
}

type ColumnViews<TRow, TColumn extends string> = { readonly [TKey in TColumn]?: ColumnView<TRow> };

/**
 * Columns of a declared list, with its order and headings.
 *
 * `own` are additional columns at the end, such as buttons.
 */
export function columnsOf<TRow extends RowData, TColumn extends string>(
    list: ListDefinition<TRow, TColumn>,
    views: ColumnViews<TRow, TColumn>,
    own: DataTableColumns<TRow> = [],
): DataTableColumns<TRow> {
    const column = columnsFor<TRow>();
    const declared = list.columns.map(({ key, heading, sort }) => {
        const { cell = textOf<TRow>(key), shortHeading, ...meta }: ColumnView<TRow> = views[key] ?? {};
        return column.display({
            id: key,
            header: shortHeading ?? heading,
            cell: ({ row }) => cell(row.original),
            meta: { ...meta, ...(sort && { sortKey: sort }), ...(shortHeading !== undefined && { label: heading }) },
        });
    });

    return [...declared, ...own];
}

function textOf<TRow>(key: string) {
    return (row: TRow) => {
        const value = (row as Readonly<Record<string, unknown>>)[key];
        return <Known text={value === null || value === undefined ? null : String(value)} />;
    };
}
