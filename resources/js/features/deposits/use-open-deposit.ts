import { useState } from 'react';
import { useRowDrawer } from '@/components/data-table/use-row-drawer';
import { useQueue } from '@/features/shell/use-queue';
import type { DepositDetails, DepositRow } from '@/types/generated';

/** The deposit in the drawer, with its queue and its approval. */
export function useOpenDeposit(rows: readonly DepositRow[], deposit: DepositDetails | null) {
    const { openId, hrefOf, show, close, path } = useRowDrawer('deposit', 'deposit');
    // The approval dialog opens once the details have loaded.
    const [approving, setApproving] = useState<number | null>(null);
    const queue = useQueue({
        rows,
        openId,
        open: ({ id }) => show(id),
        nouns: ['deposit', 'deposits'],
        isWaiting: ({ waiting_since }) => waiting_since !== null,
    });

    return {
        deposit: deposit !== null && deposit.deposit.id === openId ? deposit : null,
        hrefOf: ({ id }: Pick<DepositRow, 'id'>) => hrefOf(id),
        close,
        queue,
        /** Opens a deposit again, unless the user has left the list. */
        reopen: ({ id }: Pick<DepositRow, 'id'>) => {
            if (window.location.pathname === path) {
                show(id);
            }
        },
        approve: ({ id }: DepositRow) => {
            setApproving(id);
            show(id);
        },
        isAskedToApprove: approving !== null && approving === openId,
        onAsked: () => setApproving(null),
    };
}
