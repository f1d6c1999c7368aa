import { router, usePage } from '@inertiajs/react';
import { useState } from 'react';
import { splitUrl, withQuery } from '@/components/data-table';
import type { DepositDetails, DepositRow } from '@/types/generated';

const BESIDE = { only: ['deposit'], preserveState: true, preserveScroll: true } as const;

/** Which deposit the drawer shows: the URL names it, so that a link opens it and Back closes it. */
export function useOpenDeposit(rows: readonly DepositRow[], deposit: DepositDetails | null) {
    const { url } = usePage();
    const { path, query } = splitUrl(url);
    const id = query.deposit === undefined ? null : Number(query.deposit);
    // Whoever asks to approve from the list is asked as soon as the facts are there.
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
    /** The next one of the list, or the one before. */
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
