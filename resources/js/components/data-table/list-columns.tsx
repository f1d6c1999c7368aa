import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Known } from '@/components/ui/known';
import { columnsFor, type DataTableColumnMeta, type DataTableColumns } from './columns';
import type { ListDefinition } from './list-definition';

/** How a column is drawn: its cell (the text of the row's property by default) and its place on table and phone card. */
interface ColumnView<TRow> extends Omit<DataTableColumnMeta, 'sortKey' | 'filter' | 'label'> {
    cell?: (row: TRow) => ReactNode;
    /** A shorter heading above the cells; the declared one stays in the column chooser and on phone cards. */
    shortHeading?: string;
}

type ColumnViews<TRow, TColumn extends string> = { readonly [TKey in TColumn]?: ColumnView<TRow> };

/**
 * The columns of a declared list, in its order and with its headings.
 *
 * `own` are columns of the page that the list does not have, such as the row's buttons; they stand at the end.
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
