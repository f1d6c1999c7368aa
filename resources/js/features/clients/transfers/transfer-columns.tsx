import { ArrowLongRightIcon } from '@heroicons/react/24/outline';
import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { TransferActions } from '@/features/clients/transfers/transfer-actions';
import { ReceiptsButton } from '@/features/rsg/receipts/receipts-button';
import { type TransferRow, type TransferStatus, TransferStatusLabels } from '@/types/generated';
import { transferList } from '@/types/generated/lists';

const TONES: Record<TransferStatus, Tone> = {
    requested: 'warn',
    approved: 'info',
    sent: 'info',
    confirmed: 'ok',
    failed: 'danger',
    declined: 'neutral',
};

export function transferColumns(clientId: number) {
    return columnsOf(
        transferList,
        {
            reference: {
                cell: (transfer) => (
                    <span className="flex min-w-0 flex-col">
                        <span className="inline-flex min-w-0 items-center gap-1.5">
                            <span className="wrap-anywhere">{transfer.from_site}</span>
                            <ArrowLongRightIcon role="img" aria-label="to" className="size-4 shrink-0 text-muted" />
                            <span className="wrap-anywhere">{transfer.to_site}</span>
                        </span>
                        <span className="text-compact font-normal text-muted truncate lg:max-w-48">
                            {transfer.reason ?? transfer.reference}
                        </span>
                    </span>
                ),
                primary: true,
            },
            amount_cents: {
                cell: (transfer) => <Money cents={transfer.amount_cents} />,
                align: 'right',
                descendingFirst: true,
            },
            status: {
                cell: ({ status }) => <Badge tone={TONES[status]}>{TransferStatusLabels[status]}</Badge>,
                phoneAside: true,
            },
            sent_at: { hideOnPhone: true, hiddenByDefault: true },
            settled_at: { hideOnPhone: true, hiddenByDefault: true },
        },
        [
            buttonColumn<TransferRow>((transfer) => (
                <span className="inline-flex flex-wrap items-center justify-end gap-2">
                    <ReceiptsButton
                        subject="transfer"
                        id={transfer.id}
                        version={transfer.status}
                        of={`transfer ${transfer.id}`}
                    />
                    <TransferActions clientId={clientId} transfer={transfer} />
                </span>
            )),
        ],
    );
}
