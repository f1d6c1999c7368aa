import { type RowData, useTable } from '@tanstack/react-table';
import { type DataTableColumns, dataTableFeatures } from './columns';
import { TableCards } from './table-cards';
import { TableGrid } from './table-grid';
import { useIsPhone } from './use-is-phone';

interface StaticTableProps<TRow extends RowData> {
    /** Accessible name of the table. */
    label: string;
    rows: readonly TRow[];
    columns: DataTableColumns<TRow>;
    rowId: (row: TRow) => string;
    rowLabel: (row: TRow) => string;
}

/** A table of all rows, styled like a list, without search, sorting or pages. */
export function StaticTable<TRow extends RowData>({ label, rows, columns, rowId, rowLabel }: StaticTableProps<TRow>) {
    const table = useTable<typeof dataTableFeatures, TRow>({
        features: dataTableFeatures,
        columns,
        data: rows,
        getRowId: rowId,
    });
    const List = useIsPhone() ? TableCards : TableGrid;

    return (
        <section
            aria-label={label}
            className="-mb-px overflow-x-auto [&_:is(th,td):first-child]:pl-4 [&_:is(th,td):last-child]:pr-4"
        >
            <List
                table={table}
                label={label}
                density="comfortable"
                sort=""
                onSort={() => undefined}
                selectable={false}
                isLoading={false}
                skeletonCount={0}
                currentIndex={-1}
                onRowFocus={() => undefined}
                rowLabel={rowLabel}
                instead={null}
            />
        </section>
    );
}
