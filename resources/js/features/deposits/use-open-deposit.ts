import { router, usePage } from '@inertiajs/react';
import { useState } from 'react';
import { splitUrl, withQuery } from '@/components/data-table';
import { useQueue } from '@/features/shell/use-queue';
import type { DepositDetails, DepositRow } from '@/types/generated';

const BESIDE = { only: ['deposit'], preserveState: true, preserveScroll: true } as const;

/** The deposit in the drawer. Its id is in the URL, so links open the drawer and Back closes it. */
export function useOpenDeposit(rows: readonly DepositRow[], deposit: DepositDetails | null) {
    const { url } = usePage();
    const { path, query } = splitUrl(url);
    const id = query.deposit === undefined ? null : Number(query.deposit);
    // The approval dialog opens once the details have loaded.
    const [approving, setApproving] = useState<number | null>(null);

    const hrefOf = (row: Pick<DepositRow, 'id'>) => ({
        url: withQuery(path, { ...query, deposit: String(row.id) }),
        visit: { ...BESIDE, only: [...BESIDE.only] },
    });
    const open = (row: Pick<DepositRow, 'id'>) => {
        const { url: to, visit } = hrefOf(row);
        router.visit(to, { ...visit, replace: id !== null });
    };
    const close = () => {
        const { deposit: _closed, ...rest } = query;
        router.visit(withQuery(path, rest), { ...BESIDE, only: [...BESIDE.only], replace: true });
    };
    const queue = useQueue({
        rows,
        openId: id,
        open,
        nouns: ['deposit', 'deposits'],
        isWaiting: ({ waiting_since }) => waiting_since !== null,
    });

    return {
        deposit: deposit !== null && deposit.deposit.id === id ? deposit : null,
        hrefOf,
        close,
        queue,
        /** Opens a deposit again, unless the user has left the list. */
        reopen: (row: Pick<DepositRow, 'id'>) => {
            if (window.location.pathname === path) {
                open(row);
            }
        },
        approve: (row: DepositRow) => {
            setApproving(row.id);
            open(row);
        },
        isAskedToApprove: approving !== null && approving === id,
        onAsked: () => setApproving(null),
    };
}
