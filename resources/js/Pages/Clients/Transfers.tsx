import { useMemo, useState } from 'react';
import { DeferredTable } from '@/components/data-table/deferred-table';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { AccountsCard } from '@/features/clients/transfers/accounts-card';
import { transferColumns } from '@/features/clients/transfers/transfer-columns';
import { TransferDialog } from '@/features/clients/transfers/transfer-dialog';
import { useKept } from '@/hooks/use-kept';
import { clients as routes } from '@/routes/generated';
import type { ClientTransfersPage } from '@/types/generated';
import { transferList } from '@/types/generated/lists';

export default function ClientTransfers({ client, can_request, can_export, ...page }: ClientTransfersPage) {
    const key = useRecordKey(client.id);
    const accounts = useKept(page.accounts, key);
    const [isRequesting, setIsRequesting] = useState(false);
    const columns = useMemo(() => transferColumns(client.id), [client.id]);

    return (
        <ClientListFrame above="cards">
            <AccountsCard accounts={accounts} canRequest={can_request} onRequest={() => setIsRequesting(true)} />
            <DeferredTable
                list={transferList}
                rows={page.transfers}
                meta={page.meta}
                of={key}
                columns={columns}
                rowLabel={(transfer) => `Transfer ${transfer.reference}`}
                {...(can_export && { exportUrl: routes.transfersExport({ client: client.id }) })}
                emptyHint={
                    page.as_of
                        ? 'Transfers requested by then appear here.'
                        : 'Request a transfer between site accounts above.'
                }
            />
            <TransferDialog
                client={client}
                accounts={accounts ?? []}
                open={isRequesting}
                onClose={() => setIsRequesting(false)}
            />
        </ClientListFrame>
    );
}
