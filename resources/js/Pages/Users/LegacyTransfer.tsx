import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TRANSFER_COLUMNS } from '@/features/users/transfer/transfer-columns';
import { TransferDialog } from '@/features/users/transfer/transfer-dialog';
import { ListPage } from '@/layouts/list-page';
import { users as routes } from '@/routes/generated';
import type { LegacyTransferPage } from '@/types/generated';
import { legacyTransferList } from '@/types/generated/lists';

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
                columns={TRANSFER_COLUMNS}
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
            <TransferDialog page={page} open={isOpen} onClose={() => setIsOpen(false)} />
        </>
    );
}
