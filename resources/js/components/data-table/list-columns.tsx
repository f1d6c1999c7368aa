import type { ReactNode } from 'react';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { columnsFor, type DataTableColumnMeta, type DataTableColumns, type RowData } from './columns';
import type { ListDefinition } from './list-definition';

/** Rendering of a column: its cell (by default the row's property as text or, for keys with `_cents`, as an amount) and its place. */
interface ColumnView<TRow> extends Omit<DataTableColumnMeta, 'sortKey' | 'filter' | 'label'> {
    cell?: (row: TRow) => ReactNode;
    /** Shorter heading for the table. The column chooser and cards use the declared one. */
    shortHeading?: string;
}

type ColumnViews<TRow, TColumn extends string> = { readonly [TKey in TColumn]?: ColumnView<TRow> };

/**
 * Columns of a declared list, with its order and headings.
 *
 * `extra` are additional columns at the end, such as buttons.
 */
export function columnsOf<TRow extends RowData, TColumn extends string>(
    list: ListDefinition<TRow, TColumn>,
    views: ColumnViews<TRow, TColumn>,
    extra: DataTableColumns<TRow> = [],
): DataTableColumns<TRow> {
    const column = columnsFor<TRow>();
    const declared = list.columns.map(({ key, heading, sort }) => {
        const {
            cell = key.endsWith('_cents') ? moneyOf<TRow>(key) : textOf<TRow>(key),
            shortHeading,
            ...own
        } = views[key] ?? {};
        const meta = key.endsWith('_cents') ? { align: 'right' as const, ...own } : own;

        return column.display({
            id: key,
            header: shortHeading ?? heading,
            cell: ({ row }) => cell(row.original),
            meta: { ...meta, ...(sort && { sortKey: sort }), ...(shortHeading !== undefined && { label: heading }) },
        });
    });

    return [...declared, ...extra];
}

const valueIn = <TRow,>(row: TRow, key: string) => (row as Readonly<Record<string, unknown>>)[key];

function moneyOf<TRow>(key: string) {
    return (row: TRow) => {
        const cents = valueIn(row, key);
        return <Money cents={typeof cents === 'number' ? cents : null} />;
    };
}

function textOf<TRow>(key: string) {
    return (row: TRow) => {
        const value = valueIn(row, key);
        return <Known text={value === null || value === undefined ? null : String(value)} />;
    };
}
