import { DataTable, type ListSelection } from '@/components/data-table';
import { addressColumns } from '@/features/db-clients/address-columns';
import { ADDRESS_FILTERS } from '@/features/db-clients/db-client-filters';
import { DetailBulkActions } from '@/features/db-clients/detail-bulk-actions';
import { PageHeader } from '@/layouts/page-header';
import { dbClients as routes } from '@/routes/generated';
import type { DbAddressesPage } from '@/types/generated';

export default function DbClientsAddresses({ addresses, meta, can_manage, can_export }: DbAddressesPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'DB clients', href: routes.index() }, { title: 'Addresses' }]}
                title="DB addresses"
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="addresses"
                    noun="addresses"
                    rows={addresses}
                    meta={meta}
                    columns={addressColumns}
                    {...(can_export && { exportUrl: routes.addressesExport() })}
                    filters={ADDRESS_FILTERS}
                    search={{ label: 'Search prospects', placeholder: 'Name, phone or e-mail…' }}
                    rowHref={(address) => routes.show({ dbClient: address.db_client_id })}
                    rowLabel={(address) => address.full_name}
                    {...(can_manage && {
                        bulkActions: (selection: ListSelection) => (
                            <DetailBulkActions selection={selection} route={routes.addressesUpdate()} />
                        ),
                    })}
                    emptyHint="They come with the prospects."
                />
            </div>
        </>
    );
}
