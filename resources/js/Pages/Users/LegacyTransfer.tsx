import { useMemo, useState } from 'react';
import { columnsOf } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { TransferDialog } from '@/features/users/transfer/transfer-dialog';
import { TransferStatus } from '@/features/users/transfer/transfer-status';
import { ListPage } from '@/layouts/list-page';
import { formatCount } from '@/lib/format';
import { users as routes } from '@/routes/generated';
import type { LegacyTransferPage } from '@/types/generated';
import { legacyTransferList } from '@/types/generated/lists';

const columns = columnsOf(legacyTransferList, {
    from_name: { primary: true },
    status: { cell: ({ status }) => <TransferStatus status={status} />, phoneAside: true },
    total_rows: { cell: ({ total_rows }) => formatCount(total_rows), align: 'right' },
    reason: { fluid: true, hideOnPhone: true },
});

export default function LegacyTransfer(page: LegacyTransferPage) {
    const { transfers, meta, users, can_create } = page;
    const [isOpen, setIsOpen] = useState(false);
    const choices = useMemo(() => ({ from: users, to: users }), [users]);

    return (
        <>
            <ListPage
                list={legacyTransferList}
                rows={transfers}
                meta={meta}
                columns={columns}
                choices={choices}
                breadcrumbs={[{ title: 'Users' }]}
                notice="Clients, leads and open work given from one colleague to another"
                actions={
                    can_create && (
                        <Button variant="primary" onClick={() => setIsOpen(true)}>
                            New transfer
                        </Button>
                    )
                }
                rowHref={({ id }) => routes.legacyTransferShow({ legacyTransfer: id })}
                rowLabel={({ from_name, to_name }) => `${from_name} to ${to_name}`}
                emptyHint="Create a transfer when a colleague leaves or changes team."
            />
            {isOpen && <TransferDialog page={page} onClose={() => setIsOpen(false)} />}
        </>
    );
}
