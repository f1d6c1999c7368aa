import { columnsFor, columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { BonusActions } from '@/features/clients/bonuses/bonus-actions';
import { BonusStatusBadge } from '@/features/clients/bonuses/bonus-status-badge';
import { ReceiptsButton } from '@/features/rsg/receipts/receipts-button';
import type { BonusClaimRow } from '@/types/generated';
import { bonusClaimList } from '@/types/generated/lists';

const column = columnsFor<BonusClaimRow>();

export function bonusColumns(clientId: number) {
    return columnsOf(
        bonusClaimList,
        {
            promotion_title: {
                cell: (claim) => (
                    <span className="flex min-w-0 flex-col">
                        <span className="truncate">{claim.promotion_title}</span>
                        <span className="text-compact font-normal text-muted truncate lg:max-w-56">
                            {claim.reason ?? claim.explanation}
                        </span>
                    </span>
                ),
                primary: true,
            },
            amount_cents: {
                cell: (claim) => <Money cents={claim.amount_cents} />,
                align: 'right',
                descendingFirst: true,
            },
            status: { cell: (claim) => <BonusStatusBadge claim={claim} />, phoneAside: true },
            offered_at: { cell: (claim) => <DateTime value={claim.offered_at} />, descendingFirst: true },
            credited_at: {
                cell: (claim) => <DateTime value={claim.credited_at} />,
                hideOnPhone: true,
                hiddenByDefault: true,
            },
            expires_at: { cell: (claim) => <DateTime value={claim.expires_at} dateOnly />, hideOnPhone: true },
        },
        column.columns([
            column.display({
                id: 'action',
                header: '',
                cell: ({ row: { original: claim } }) => (
                    <span className="inline-flex flex-wrap items-center justify-end gap-2">
                        <ReceiptsButton
                            subject="bonus_claim"
                            id={claim.id}
                            version={claim.status}
                            of={claim.promotion_title}
                        />
                        <BonusActions clientId={clientId} claim={claim} />
                    </span>
                ),
                meta: { label: 'Actions', align: 'right', phoneFoot: true },
            }),
        ]),
    );
}
