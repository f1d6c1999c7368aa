import type { ListSelection } from '@/components/data-table';
import { ADDRESS_COLUMNS } from '@/features/db-clients/address-columns';
import { DetailBulkActions } from '@/features/db-clients/detail-bulk-actions';
import { ListPage } from '@/layouts/list-page';
import { dbClients as routes } from '@/routes/generated';
import type { DbAddressesPage } from '@/types/generated';
import { dbAddressList } from '@/types/generated/lists';

export default function DbClientsAddresses({ addresses, meta, can_manage, can_export }: DbAddressesPage) {
    return (
        <ListPage
            list={dbAddressList}
            rows={addresses}
            meta={meta}
            columns={ADDRESS_COLUMNS}
            breadcrumbs={[{ title: 'DB clients', href: routes.index() }]}
            {...(can_export && { exportUrl: routes.addressesExport() })}
            rowHref={(address) => routes.show({ dbClient: address.db_client_id })}
            rowLabel={(address) => address.full_name}
            {...(can_manage && {
                bulkActions: (selection: ListSelection) => (
                    <DetailBulkActions selection={selection} route={routes.addressesUpdate()} />
                ),
            })}
            emptyHint="Addresses of DB clients appear here."
        />
    );
}
