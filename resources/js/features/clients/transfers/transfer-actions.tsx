import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useStep } from '@/hooks/use-step';
import { formatMoney } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { TransferRow, TransferStatus } from '@/types/generated';

interface TransferActionsProps {
    clientId: number;
    transfer: TransferRow;
}

/** Buttons for the status changes that the viewer may make to a transfer. Declining or failing it needs a reason. */
export function TransferActions({ clientId, transfer }: TransferActionsProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const [asking, setAsking] = useState<TransferStatus | null>(null);
    const route = clients.transfersUpdate({ client: clientId, transfer: transfer.id });
    const description = `${formatMoney(transfer.amount_cents)} from ${transfer.from_site} to ${transfer.to_site}`;

    const close = () => {
        setAsking(null);
        forget();
    };

    return (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
            {transfer.next.map((status) => (
                <Button
                    key={status}
                    size="sm"
                    loading={isBusy}
                    aria-label={`${VERBS[status]}: ${description}`}
                    onClick={() => (NEEDS_REASON.has(status) ? setAsking(status) : take(route, { status }))}
                >
                    {VERBS[status]}
                </Button>
            ))}
            <ConfirmDialog
                open={asking !== null}
                danger
                loading={isBusy}
                title={asking === 'declined' ? 'Decline this transfer?' : 'Mark this transfer as failed?'}
                body={
                    <div className="flex flex-col gap-3">
                        <p>
                            {description}.{' '}
                            {transfer.sent_at ? 'The amount goes back to the original account.' : 'No money has moved.'}
                        </p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb={asking === 'declined' ? 'Decline transfer' : 'Mark as failed'}
                reason={{ label: 'Reason', help: 'Saved with the transfer. At most 255 characters.' }}
                onConfirm={(reason) => asking && take(route, { status: asking, reason }, close)}
                onClose={close}
            />
        </span>
    );
}

const NEEDS_REASON: ReadonlySet<TransferStatus> = new Set(['declined', 'failed']);

const VERBS: Record<TransferStatus, string> = {
    requested: 'Request again',
    approved: 'Approve',
    declined: 'Decline',
    sent: 'Mark as sent',
    confirmed: 'Mark as confirmed',
    failed: 'Mark as failed',
};
