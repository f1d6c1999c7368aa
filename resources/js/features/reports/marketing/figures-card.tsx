import { type ReactNode, useMemo, useState } from 'react';
import { type DataTableColumns, StaticTable } from '@/components/data-table';
import { Card, CardHeader } from '@/components/ui/card';
import { sorted } from '@/features/reports/sorted';

interface FiguresCardProps<TRow extends { label: string; key?: string }> {
    title: string;
    /** Explains the counts of the columns. */
    description: string;
    rows: readonly TRow[];
    /** The last row. */
    total?: TRow;
    columns: DataTableColumns<TRow>;
    /** In place of the table when there are no rows. */
    empty: ReactNode;
}

/** A table of the marketing report. All columns but changes sort. */
export function FiguresCard<TRow extends { label: string; key?: string }>(props: FiguresCardProps<TRow>) {
    const { title, description, rows, total, columns, empty } = props;
    const [sort, setSort] = useState('');
    const shown = useMemo(() => [...sorted(rows, sort), ...(total ? [total] : [])], [rows, sort, total]);

    return (
        <Card>
            <CardHeader title={title} description={description} />
            {rows.length === 0 ? (
                <p className="p-4 text-muted">{empty}</p>
            ) : (
                <StaticTable
                    label={title}
                    rows={shown}
                    columns={columns}
                    rowId={({ key, label }) => `row-${key || label}`}
                    rowLabel={({ label }) => label}
                    rowClassName={(row) => (row === total ? 'font-strong' : undefined)}
                    sort={sort}
                    onSort={setSort}
                />
            )}
        </Card>
    );
}
