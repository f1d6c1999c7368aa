import { useMemo, useState } from 'react';
import { ListSkeleton, ListTable } from '@/components/data-table';
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
    const transfers = useKept(page.transfers, key);
    const meta = useKept(page.meta, key);
    const accounts = useKept(page.accounts, key);
    const [isRequesting, setIsRequesting] = useState(false);
    const columns = useMemo(() => transferColumns(client.id), [client.id]);

    return (
        <ClientListFrame above="cards">
            <AccountsCard accounts={accounts} canRequest={can_request} onRequest={() => setIsRequesting(true)} />
            {transfers && meta ? (
                <ListTable
                    list={transferList}
                    rows={transfers}
                    meta={meta}
                    columns={columns}
                    rowLabel={(transfer) => `Transfer ${transfer.reference}`}
                    {...(can_export && { exportUrl: routes.transfersExport({ client: client.id }) })}
                    emptyHint={
                        page.as_of
                            ? 'Transfers requested by then appear here.'
                            : 'Request a transfer between site accounts above.'
                    }
                />
            ) : (
                <ListSkeleton />
            )}
            <TransferDialog
                client={client}
                accounts={accounts ?? []}
                open={isRequesting}
                onClose={() => setIsRequesting(false)}
            />
        </ClientListFrame>
    );
}
