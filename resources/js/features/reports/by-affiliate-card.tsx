import { UsersIcon } from '@heroicons/react/24/outline';
import { StaticTable } from '@/components/data-table';
import type { DataTableColumns } from '@/components/data-table/columns';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';

interface ByAffiliateCardProps<TRow extends { id: number; name: string }> {
    title: string;
    description: string;
    /** Accessible name of the table. */
    label: string;
    affiliates: readonly TRow[];
    total: TRow;
    columns: DataTableColumns<TRow>;
}

/** A row for each affiliate and one for all. */
export function ByAffiliateCard<TRow extends { id: number; name: string }>(props: ByAffiliateCardProps<TRow>) {
    const { title, description, label, affiliates, total, columns } = props;

    return (
        <Card>
            <CardHeader title={title} description={description} />
            {affiliates.length === 0 ? (
                <EmptyState icon={UsersIcon} title="No affiliates">
                    Affiliates appear here once clients have one.
                </EmptyState>
            ) : (
                <StaticTable
                    label={label}
                    rows={[...affiliates, total]}
                    columns={columns}
                    rowId={({ id }) => String(id)}
                    rowLabel={({ name }) => name}
                    rowClassName={(row) => (row === total ? 'font-strong' : undefined)}
                />
            )}
        </Card>
    );
}
