import { useIsPhone } from '@/hooks/use-is-phone';
import type { DataTableColumns, RowData } from './columns';
import type { ListProps } from './list-props';
import { TableCards } from './table-cards';
import { TableGrid } from './table-grid';
import { type DataTableModel, useRows } from './use-data-table';

interface StaticTableProps<TRow extends RowData> {
    /** Accessible name of the table. */
    label: string;
    rows: readonly TRow[];
    columns: DataTableColumns<TRow>;
    rowId: (row: TRow) => string;
    rowLabel: (row: TRow) => string;
    rowHref?: ListProps<TRow>['rowHref'];
    rowClassName?: ListProps<TRow>['rowClassName'];
    /** The order that the page has given the rows. Columns with a `sortKey` offer others. */
    sort?: string;
    onSort?: (sort: string) => void;
}

const NOTHING = {};
const doNothing = () => undefined;

/** A table of all rows, styled like a list, without search or pages. */
export function StaticTable<TRow extends RowData>(props: StaticTableProps<TRow>) {
    const { label, rows, columns, rowId, sort = '', onSort = doNothing, ...rest } = props;
    const table: DataTableModel<TRow> = {
        rows: useRows(rows, rowId),
        columns,
        visible: columns,
        selected: NOTHING,
        select: doNothing,
        selectAll: doNothing,
        show: doNothing,
    };
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
                sort={sort}
                onSort={onSort}
                selectable={false}
                isLoading={false}
                skeletonCount={0}
                currentIndex={-1}
                onRowFocus={doNothing}
                {...rest}
                instead={null}
            />
        </section>
    );
}
