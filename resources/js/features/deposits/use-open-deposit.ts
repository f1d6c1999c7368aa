import { router, usePage } from '@inertiajs/react';
import { useState } from 'react';
import { splitUrl, withQuery } from '@/components/data-table';
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
    /** Opens the next or previous deposit of the list. */
    const step = (by: 1 | -1) => {
        const next = rows[rows.findIndex((row) => row.id === id) + by];
        if (next && id !== null) {
            open(next);
        }
    };

    return {
        deposit: deposit !== null && deposit.deposit.id === id ? deposit : null,
        hrefOf,
        close,
        step,
        approve: (row: DepositRow) => {
            setApproving(row.id);
            open(row);
        },
        isAskedToApprove: approving !== null && approving === id,
        onAsked: () => setApproving(null),
    };
}
