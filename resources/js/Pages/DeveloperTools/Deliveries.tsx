import { useMemo, useState } from 'react';
import { DataTable } from '@/components/data-table';
import { deliveryColumns } from '@/features/developer-tools/delivery-columns';
import { DeliveryDrawer } from '@/features/developer-tools/delivery-drawer';
import { PageHeader } from '@/layouts/page-header';
import type { DeliveryIndexPage } from '@/types/generated';

export default function Deliveries({ deliveries, meta, sources, endpoints }: DeliveryIndexPage) {
    const [openId, setOpenId] = useState<number | null>(null);
    const columns = useMemo(() => deliveryColumns(sources, endpoints, setOpenId), [sources, endpoints]);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Developer' }]}
                title="Deliveries"
                notice="Every call that the intake took on, and what became of it."
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="deliveries"
                    noun="deliveries"
                    rows={deliveries}
                    meta={meta}
                    columns={columns}
                    search={{ label: 'Find a delivery', placeholder: 'Number or sender’s id…' }}
                    rowLabel={(delivery) => `Delivery ${delivery.id}`}
                    onPreview={(delivery) => setOpenId(delivery.id)}
                    emptyHint="Calls of tokens and webhook sources are kept here as they arrive."
                />
            </div>
            <DeliveryDrawer
                delivery={deliveries.find(({ id }) => id === openId) ?? null}
                onClose={() => setOpenId(null)}
            />
        </>
    );
}
