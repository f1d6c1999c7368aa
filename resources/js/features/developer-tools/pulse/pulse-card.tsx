import { type RowData, StaticTable } from '@/components/data-table';
import type { DataTableColumns } from '@/components/data-table/columns';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { telescope } from '@/routes/generated/telescope';

interface PulseCardProps<TRow extends RowData> {
    title: string;
    description: string;
    rows: readonly TRow[];
    columns: DataTableColumns<TRow>;
    nameOf: (row: TRow) => string;
    /** The entry that the row opens. */
    entryOf?: (row: TRow) => number;
    empty: string;
}

/** A table of /pulse. A row opens its newest entry in Telescope. */
export function PulseCard<TRow extends RowData>(props: PulseCardProps<TRow>) {
    const { title, description, rows, columns, nameOf, entryOf, empty } = props;

    return (
        <Card>
            <CardHeader title={title} description={description} />
            {rows.length > 0 ? (
                <StaticTable
                    label={title}
                    rows={rows}
                    columns={columns}
                    rowId={(row) => `${title}-${rows.indexOf(row)}`}
                    rowLabel={nameOf}
                    {...(entryOf && { rowHref: (row: TRow) => telescope.show({ telescopeEntry: entryOf(row) }) })}
                />
            ) : (
                <EmptyState title={empty} />
            )}
        </Card>
    );
}
