import { DataTable, type ListSelection } from '@/components/data-table';
import { PHONE_FILTERS } from '@/features/db-clients/db-client-filters';
import { DetailBulkActions } from '@/features/db-clients/detail-bulk-actions';
import { maskedPhoneColumns, phoneColumns } from '@/features/db-clients/phone-columns';
import { PageHeader } from '@/layouts/page-header';
import { dbClients as routes } from '@/routes/generated';
import type { DbPhoneNumbersPage } from '@/types/generated';

export default function DbClientsPhoneNumbers({
    phone_numbers,
    meta,
    can_manage,
    can_export,
    can_sort_by_number,
}: DbPhoneNumbersPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'DB clients', href: routes.index() }, { title: 'Phone numbers' }]}
                title="DB phone numbers"
            />
            <div className="flex min-h-0 flex-1 flex-col p-4 sm:px-6">
                <DataTable
                    name="phone_numbers"
                    noun="numbers"
                    rows={phone_numbers}
                    meta={meta}
                    columns={can_sort_by_number ? phoneColumns : maskedPhoneColumns}
                    {...(can_export && { exportUrl: routes.phoneNumbersExport() })}
                    filters={PHONE_FILTERS}
                    search={{ label: 'Search prospects', placeholder: 'Name, phone or e-mail…' }}
                    rowHref={(phone) => routes.show({ dbClient: phone.db_client_id })}
                    rowLabel={(phone) => phone.full_name}
                    {...(can_manage && {
                        bulkActions: (selection: ListSelection) => (
                            <DetailBulkActions selection={selection} route={routes.phoneNumbersUpdate()} />
                        ),
                    })}
                    emptyHint="They come with the prospects."
                />
            </div>
        </>
    );
}
