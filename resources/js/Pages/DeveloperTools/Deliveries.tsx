import { useMemo, useState } from 'react';
import { deliveryColumns } from '@/features/developer-tools/delivery-columns';
import { DeliveryDrawer } from '@/features/developer-tools/delivery-drawer';
import { ListPage } from '@/layouts/list-page';
import type { DeliveryIndexPage } from '@/types/generated';
import { deliveryList } from '@/types/generated/lists';

export default function Deliveries({ deliveries, meta, sources, endpoints }: DeliveryIndexPage) {
    const [openId, setOpenId] = useState<number | null>(null);
    const columns = useMemo(() => deliveryColumns(setOpenId), []);
    const choices = useMemo(() => ({ endpoint: endpoints, source: sources }), [endpoints, sources]);

    return (
        <>
            <ListPage
                list={deliveryList}
                rows={deliveries}
                meta={meta}
                columns={columns}
                choices={choices}
                breadcrumbs={[{ title: 'Developer' }]}
                notice="Calls received by the intake API, with their results"
                rowLabel={(delivery) => `Delivery ${delivery.id}`}
                onPreview={(delivery) => setOpenId(delivery.id)}
                emptyHint="Calls from tokens and webhook sources appear here automatically."
            />
            <DeliveryDrawer
                delivery={deliveries.find(({ id }) => id === openId) ?? null}
                onClose={() => setOpenId(null)}
            />
        </>
    );
}
