import { columnsFor } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { Money } from '@/components/ui/money';
import { BonusActions } from '@/features/clients/bonuses/bonus-actions';
import { BonusStatusBadge } from '@/features/clients/bonuses/bonus-status-badge';
import { type BonusClaimRow, BonusClaimStatusLabels, BonusClaimStatusValues } from '@/types/generated';

const column = columnsFor<BonusClaimRow>();

/** The columns of a client's bonuses. */
export function bonusColumns(clientId: number) {
    return column.columns([
        column.accessor('promotion_title', {
            header: 'Promotion',
            cell: ({ row: { original: claim } }) => (
                <span className="flex min-w-0 flex-col">
                    <span className="truncate">{claim.promotion_title}</span>
                    <span className="text-compact font-normal text-muted truncate lg:max-w-56">
                        {claim.reason ?? claim.explanation}
                    </span>
                </span>
            ),
            meta: { primary: true },
        }),
        column.accessor('amount_cents', {
            header: 'Amount',
            cell: ({ getValue }) => <Money cents={getValue()} />,
            meta: { align: 'right', sortKey: 'amount_cents', descendingFirst: true },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ row: { original: claim } }) => <BonusStatusBadge claim={claim} />,
            meta: {
                phoneAside: true,
                filter: {
                    kind: 'multi-select',
                    key: 'status',
                    label: 'Status',
                    options: BonusClaimStatusValues.map((value) => ({ value, label: BonusClaimStatusLabels[value] })),
                },
            },
        }),
        column.accessor('requested_by', {
            header: 'Asked for by',
            cell: ({ getValue }) => <Known text={getValue()} />,
        }),
        column.accessor('approved_by', {
            header: 'Approved by',
            cell: ({ getValue }) => <Known text={getValue()} />,
        }),
        column.accessor('offered_at', {
            header: 'Offered',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { sortKey: 'offered_at', descendingFirst: true },
        }),
        column.accessor('credited_at', {
            header: 'Credited',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor('expires_at', {
            header: 'Expires',
            cell: ({ getValue }) => <DateTime value={getValue()} dateOnly />,
            meta: { hideOnPhone: true },
        }),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original: claim } }) => <BonusActions clientId={clientId} claim={claim} />,
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ]);
}
