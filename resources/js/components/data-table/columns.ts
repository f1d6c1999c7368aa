import {
    columnVisibilityFeature,
    createColumnHelper,
    metaHelper,
    type ReactTable,
    type RowData,
    rowSelectionFeature,
    type TableOptions,
    tableFeatures,
} from '@tanstack/react-table';
import type { FilterDefinition } from '@/components/filters';

export interface DataTableColumnMeta {
    /** Name for the column chooser and the phone card where `header` is not plain text. */
    label?: string;
    /** The server's sort key; a column without one cannot be sorted. */
    sortKey?: string;
    /** First click sorts descending (money, dates). */
    descendingFirst?: boolean;
    align?: 'left' | 'right';
    /** The column that names the row: carries the row's link, heads the phone card, cannot be hidden. */
    primary?: boolean;
    /** Shown at the right of the phone card's heading, without its label (a status, an amount). */
    phoneAside?: boolean;
    /** Shown across the foot of the phone card, without its label (the row's own buttons). */
    phoneFoot?: boolean;
    hideOnPhone?: boolean;
    hiddenByDefault?: boolean;
    /** A page prop that only this column needs (an optional one of the server): asked for while the column is shown. */
    prop?: string;
    /** The filter of this column, shown as a chip above the list. */
    filter?: FilterDefinition;
    /** Classes for the cell, such as a maximum width. */
    className?: string;
}

export const dataTableFeatures = tableFeatures({
    columnVisibilityFeature,
    rowSelectionFeature,
    columnMeta: metaHelper<DataTableColumnMeta>(),
});

export type DataTableFeatures = typeof dataTableFeatures;
export type DataTableColumns<TRow extends RowData> = TableOptions<DataTableFeatures, TRow>['columns'];
export type DataTableInstance<TRow extends RowData> = ReactTable<DataTableFeatures, TRow>;

/** The typed column helper of a row type: `const column = columnsFor<ClientRow>()`, then `column.columns([…])`. */
export function columnsFor<TRow extends RowData>() {
    return createColumnHelper<DataTableFeatures, TRow>();
}

/** The column's name in words. */
export function columnLabel(definition: {
    header?: unknown;
    meta?: DataTableColumnMeta | undefined;
    id?: string;
}): string {
    const { header, meta, id = '' } = definition;
    return meta?.label ?? (typeof header === 'string' && header !== '' ? header : id);
}
