import { useKept } from '@/hooks/use-kept';
import type { ListMeta } from '@/types/generated';
import type { RowData } from './columns';
import { ListSkeleton } from './list-skeleton';
import { ListTable, type ListTableProps } from './list-table';

interface DeferredTableProps<TRow extends RowData, TColumn extends string, TChoice extends string>
    extends Omit<ListTableProps<TRow, TColumn, TChoice>, 'rows' | 'meta'> {
    rows: readonly TRow[] | undefined;
    meta: ListMeta | undefined;
    /** Owner of the rows, such as the view or the client. The rows of one owner stay while they reload. */
    of: number | string;
}

/** Table of a list whose rows are deferred. */
export function DeferredTable<TRow extends RowData, TColumn extends string, TChoice extends string>(
    props: DeferredTableProps<TRow, TColumn, TChoice>,
) {
    const { of, ...table } = props;
    const rows = useKept(props.rows, of);
    const meta = useKept(props.meta, of);

    return rows && meta ? <ListTable {...table} key={of} rows={rows} meta={meta} /> : <ListSkeleton />;
}
