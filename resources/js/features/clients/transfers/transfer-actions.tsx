import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useStep } from '@/features/clients/use-step';
import { formatMoney } from '@/lib/format';
import { clients } from '@/routes/generated';
import type { TransferRow, TransferStatus } from '@/types/generated';

interface TransferActionsProps {
    clientId: number;
    transfer: TransferRow;
}

/** The steps that the viewer may take with a transfer; what does not go through is given a reason. */
export function TransferActions({ clientId, transfer }: TransferActionsProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const [asking, setAsking] = useState<TransferStatus | null>(null);
    const route = clients.transfersUpdate({ client: clientId, transfer: transfer.id });
    const what = `${formatMoney(transfer.amount_cents)} from ${transfer.from_site} to ${transfer.to_site}`;

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
                    aria-label={`${VERBS[status]}: ${what}`}
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
                            {what}.{' '}
                            {transfer.sent_at ? 'The amount goes back where it came from.' : 'No money has moved.'}
                        </p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb={asking === 'declined' ? 'Decline' : 'Mark as failed'}
                reason={{ label: 'Reason', help: 'Kept with the transfer, at most 255 characters.' }}
                onConfirm={(reason) => asking && take(route, { status: asking, reason }, close)}
                onClose={close}
            />
        </span>
    );
}

const NEEDS_REASON: ReadonlySet<TransferStatus> = new Set(['declined', 'failed']);

const VERBS: Record<TransferStatus, string> = {
    requested: 'Ask again',
    approved: 'Approve',
    declined: 'Decline',
    sent: 'Mark sent',
    confirmed: 'Mark confirmed',
    failed: 'Mark failed',
};
