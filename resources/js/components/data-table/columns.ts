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

export const dataTableFeatures = tableFeatures({
    columnVisibilityFeature,
    rowSelectionFeature,
    columnMeta: metaHelper<DataTableColumnMeta>(),
});

export type DataTableFeatures = typeof dataTableFeatures;
export type DataTableColumns<TRow extends RowData> = TableOptions<DataTableFeatures, TRow>['columns'];
export type DataTableInstance<TRow extends RowData> = ReactTable<DataTableFeatures, TRow>;

/** Typed column helper for a row type: `const column = columnsFor<ClientRow>()`, then `column.columns([…])`. */
export function columnsFor<TRow extends RowData>() {
    return createColumnHelper<DataTableFeatures, TRow>();
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
