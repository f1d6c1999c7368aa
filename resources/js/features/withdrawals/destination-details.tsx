import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { type AccountDecision, AccountDialog } from '@/features/withdrawals/account-dialog';
import { DestinationDialog } from '@/features/withdrawals/destination-dialog';
import { AccountStatusBadge, NameMatchBadge } from '@/features/withdrawals/withdrawal-badges';
import type { WithdrawalDetails } from '@/types/generated';

/** Bank account with its verification and actions. */
export function DestinationDetails({ withdrawal: { row, steps } }: { withdrawal: WithdrawalDetails }) {
    const [decision, setDecision] = useState<AccountDecision | null>(null);
    const [isChoosing, setIsChoosing] = useState(false);
    const { destination } = row;

    return (
        <div className="flex flex-col items-start gap-1.5">
            {destination === null ? (
                <Badge tone="warn">No account</Badge>
            ) : (
                <>
                    <span className="flex flex-wrap items-center gap-1.5">
                        <span className="tabular">{destination.account}</span>
                        <AccountStatusBadge status={destination.status} />
                        <NameMatchBadge {...destination} />
                    </span>
                    <span className="text-compact text-muted">{destination.name_match_reason}</span>
                    {destination.evidence && (
                        <span className="text-compact text-muted">
                            {destination.evidence} ({destination.decided_by},{' '}
                            <RelativeTime value={destination.decided_at} />)
                        </span>
                    )}
                </>
            )}
            <span className="flex flex-wrap gap-2 empty:hidden">
                {steps.choose_destination && (
                    <Button size="sm" onClick={() => setIsChoosing(true)}>
                        Choose account
                    </Button>
                )}
                {steps.verify_account && (
                    <Button
                        size="sm"
                        disabled={steps.verify_account.against !== null}
                        onClick={() => setDecision('verified')}
                    >
                        Verify account
                    </Button>
                )}
                {steps.block_account && (
                    <Button size="sm" onClick={() => setDecision('blocked')}>
                        Block account
                    </Button>
                )}
            </span>
            {steps.verify_account?.against && (
                <span className="text-compact text-muted">{steps.verify_account.against}</span>
            )}
            {destination && decision && (
                <AccountDialog destination={destination} decision={decision} onClose={() => setDecision(null)} />
            )}
            {isChoosing && <DestinationDialog withdrawal={row} onClose={() => setIsChoosing(false)} />}
        </div>
    );
}
