import type { ReactNode } from 'react';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { TwoLines } from '@/components/ui/two-lines';
import {
    columnsFor,
    type DataTableColumn,
    type DataTableColumnMeta,
    type DataTableColumns,
    type RowData,
} from './columns';
import type { ListDefinition } from './list-definition';

/**
 * Rendering of a column: its text or cell, and its place. Without these, the key says how the row's property looks: `_cents` is an
 * amount, `_at` a time, `_on` a day, and others are text.
 */
interface ColumnView<TRow> extends Omit<DataTableColumnMeta, 'sortKey' | 'label'> {
    /** With a `cell` too, only tells cards whether the value is empty. */
    text?: (row: TRow) => string | null;
    cell?: (row: TRow) => ReactNode;
    /** A quieter line below. */
    secondLine?: (row: TRow) => ReactNode;
    /** Shorter heading for the table. The column chooser and cards use the declared one. */
    shortHeading?: string;
}

type ColumnViews<TRow, TColumn extends string> = { readonly [TKey in TColumn]?: ColumnView<TRow> };

/** The columns of a declared list, or of a table that shows all its rows. */
export type TableDefinition<TRow, TColumn extends string = keyof TRow & string> = Pick<
    ListDefinition<TRow, TColumn>,
    'columns' | 'row'
>;

/**
 * Columns of a declaration, with its order and headings.
 *
 * `extra` are additional columns at the end, such as buttons.
 */
export function columnsOf<TRow extends RowData, TColumn extends string>(
    table: TableDefinition<TRow, TColumn>,
    views: ColumnViews<TRow, TColumn>,
    extra: DataTableColumns<TRow> = [],
): DataTableColumns<TRow> {
    const declared = table.columns.map(({ key, heading, sort }): DataTableColumn<TRow> => {
        const view = { ...usualView<TRow>(key), ...views[key] };
        const { text = (row: TRow) => textIn(row, key), secondLine, shortHeading, ...rest } = view;
        const { cell = (row: TRow) => <Known text={text(row)} />, ...meta } = rest;
        // A cell of its own may say something about an empty value.
        const isPlain = views[key]?.text !== undefined || (views[key]?.cell === undefined && secondLine === undefined);

        return {
            id: key,
            header: shortHeading ?? heading,
            read: (row) => (isPlain ? text(row) : undefined),
            render: (row) => (secondLine ? <TwoLines second={secondLine(row)}>{cell(row)}</TwoLines> : cell(row)),
            meta: { ...meta, ...(sort && { sortKey: sort }), ...(shortHeading !== undefined && { label: heading }) },
        };
    });

    return [...declared, ...extra];
}

/** The column of the buttons at the end of each row. */
export function buttonColumn<TRow extends RowData>(
    cell: (row: TRow) => ReactNode,
    meta: DataTableColumnMeta = {},
): DataTableColumn<TRow> {
    return columnsFor<TRow>().display({
        id: 'action',
        header: '',
        cell,
        meta: { label: 'Actions', align: 'right', phoneFoot: true, ...meta },
    });
}

function usualView<TRow>(key: string): ColumnView<TRow> {
    switch (key.slice(key.lastIndexOf('_') + 1)) {
        case 'cents':
            return { cell: (row) => <Money cents={centsIn(row, key)} />, align: 'right' };
        case 'at':
            return { cell: (row) => <DateTime value={textIn(row, key)} />, descendingFirst: true };
        case 'on':
            return { cell: (row) => <DateTime value={textIn(row, key)} dateOnly /> };
        default:
            return {};
    }
}

const valueIn = <TRow,>(row: TRow, key: string) => (row as Readonly<Record<string, unknown>>)[key];

function centsIn<TRow>(row: TRow, key: string): number | null {
    const cents = valueIn(row, key);

    return typeof cents === 'number' ? cents : null;
}

function textIn<TRow>(row: TRow, key: string): string | null {
    const value = valueIn(row, key);

    return value === null || value === undefined ? null : String(value);
}
