import { buttonColumn, columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { BonusActions } from '@/features/clients/bonuses/bonus-actions';
import { BonusStatusBadge } from '@/features/clients/bonuses/bonus-status-badge';
import { ReceiptsButton } from '@/features/rsg/receipts/receipts-button';
import type { BonusClaimRow } from '@/types/generated';
import { bonusClaimList } from '@/types/generated/lists';

export function bonusColumns(clientId: number) {
    return columnsOf(
        bonusClaimList,
        {
            promotion_title: {
                secondLine: ({ reason, explanation }) => {
                    const text = reason ?? explanation;

                    return text && <span title={text}>{text}</span>;
                },
                primary: true,
                className: 'lg:max-w-48',
            },
            amount_cents: { descendingFirst: true },
            status: { cell: (claim) => <BonusStatusBadge claim={claim} />, phoneAside: true },
            credited_at: { hideOnPhone: true, hiddenByDefault: true },
            expires_at: { cell: (claim) => <DateTime value={claim.expires_at} dateOnly />, hideOnPhone: true },
        },
        [
            buttonColumn<BonusClaimRow>((claim) => (
                <span className="inline-flex flex-wrap items-center justify-end gap-2">
                    <ReceiptsButton
                        subject="bonus_claim"
                        id={claim.id}
                        version={claim.status}
                        of={claim.promotion_title}
                    />
                    <BonusActions clientId={clientId} claim={claim} />
                </span>
            )),
        ],
    );
}
