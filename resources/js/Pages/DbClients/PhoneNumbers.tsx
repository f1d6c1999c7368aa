import type { ListSelection } from '@/components/data-table';
import { DetailBulkActions } from '@/features/db-clients/detail-bulk-actions';
import { MASKED_PHONE_COLUMNS, PHONE_COLUMNS } from '@/features/db-clients/phone-columns';
import { ListPage } from '@/layouts/list-page';
import { dbClients as routes } from '@/routes/generated';
import type { DbPhoneNumbersPage } from '@/types/generated';
import { dbPhoneNumberList } from '@/types/generated/lists';

export default function DbClientsPhoneNumbers(page: DbPhoneNumbersPage) {
    return (
        <ListPage
            list={dbPhoneNumberList}
            rows={page.phone_numbers}
            meta={page.meta}
            columns={page.can_sort_by_number ? PHONE_COLUMNS : MASKED_PHONE_COLUMNS}
            breadcrumbs={[{ title: 'DB clients', href: routes.index() }]}
            {...(page.can_export && { exportUrl: routes.phoneNumbersExport() })}
            rowHref={(phone) => routes.show({ dbClient: phone.db_client_id })}
            rowLabel={(phone) => phone.full_name}
            {...(page.can_manage && {
                bulkActions: (selection: ListSelection) => (
                    <DetailBulkActions selection={selection} route={routes.phoneNumbersUpdate()} />
                ),
            })}
            emptyHint="Phone numbers of DB clients appear here."
        />
    );
}
