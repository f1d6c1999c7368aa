import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useStep } from '@/hooks/use-step';
import { formatMoney } from '@/lib/format';
import { clients } from '@/routes/generated';
import { type BonusClaimRow, type BonusClaimStatus, BonusClaimStatusLabels } from '@/types/generated';

interface BonusActionsProps {
    clientId: number;
    claim: BonusClaimRow;
}

/** Buttons for the status changes that the viewer may make to a bonus. */
export function BonusActions({ clientId, claim }: BonusActionsProps) {
    const { take, isBusy, refusal, forget } = useStep();
    const [isReversing, setIsReversing] = useState(false);
    const record = { client: clientId, bonusClaim: claim.id };
    // A colleague may have moved it on, which changes what a step does.
    const seen = claim.status;
    const description = `${claim.promotion_title}, ${formatMoney(claim.amount_cents)}`;

    const choose = (status: BonusClaimStatus) =>
        status === 'reversed' ? setIsReversing(true) : take(clients.bonusesUpdate(record), { status, seen });

    return (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
            {claim.can_approve && (
                <Button
                    size="sm"
                    loading={isBusy}
                    aria-label={`Approve ${description}`}
                    onClick={() => take(clients.bonusesApprove(record), {})}
                >
                    Approve
                </Button>
            )}
            {claim.next.length > 0 && (
                <Menu
                    trigger={
                        <Button size="sm" loading={isBusy} aria-label={`Mark as: ${description}`}>
                            Mark as
                            <ChevronDownIcon aria-hidden="true" className="size-3.5 stroke-2" />
                        </Button>
                    }
                >
                    {claim.next.map((status) => (
                        <MenuItem key={status} danger={status === 'reversed'} onSelect={() => choose(status)}>
                            {BonusClaimStatusLabels[status]}
                            {status === 'reversed' && '…'}
                        </MenuItem>
                    ))}
                </Menu>
            )}
            <ConfirmDialog
                open={isReversing}
                danger
                loading={isBusy}
                title="Reverse this bonus?"
                body={
                    <div className="flex flex-col gap-3">
                        <p>
                            {description}.{' '}
                            {claim.credited_at
                                ? 'The amount is deducted from the client’s balance.'
                                : 'The client does not receive it.'}
                        </p>
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </div>
                }
                confirmVerb="Reverse bonus"
                reason={{ label: 'Reason', help: 'Saved with the bonus. At most 255 characters.' }}
                onConfirm={(reason) =>
                    take(clients.bonusesReverse(record), { reason, seen }, () => setIsReversing(false))
                }
                onClose={() => {
                    setIsReversing(false);
                    forget();
                }}
            />
        </span>
    );
}
