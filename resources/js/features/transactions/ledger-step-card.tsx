import { CheckIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid';
import { Link } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Card, CardFooter, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { PostingTable } from '@/features/transactions/posting-table';
import { TransactionStatusBadge } from '@/features/transactions/transaction-status-badge';
import { formatCount } from '@/lib/format';
import { transactions } from '@/routes/generated';
import type { LedgerStep } from '@/types/generated';

interface LedgerStepCardProps {
    step: LedgerStep;
    /** Position in the transaction, from 1. */
    place: number;
}

/** A posting: its entries and its position in the hash chain. */
export function LedgerStepCard({ step, place }: LedgerStepCardProps) {
    return (
        <Card aria-label={`Posting ${place}: ${step.title}`}>
            <CardHeader
                level={3}
                title={`${place}. ${step.title}`}
                badge={<TransactionStatusBadge status={step.status} name={step.status_name} />}
                description={
                    <>
                        Occurred <DateTime value={step.occurred_at} />, posted <DateTime value={step.posted_at} />
                    </>
                }
            />
            {step.sides.length === 0 ? (
                <p className="px-4 py-3 text-muted">Only the status changed. No ledger entries.</p>
            ) : (
                <PostingTable sides={step.sides} />
            )}
            <Reversals step={step} />
            <CardFooter>
                <Badge
                    tone={step.is_intact ? 'ok' : 'danger'}
                    icon={step.is_intact ? CheckIcon : ExclamationTriangleIcon}
                >
                    {step.is_intact ? 'Hash verified' : 'Hash mismatch'}
                </Badge>
                <span>
                    No. {formatCount(step.id)} in the chain, key {step.key}
                </span>
                <code className="min-w-0 font-mono text-xs break-all">{step.hash}</code>
            </CardFooter>
        </Card>
    );
}

function Reversals({ step: { reverses, reversed_by } }: { step: LedgerStep }) {
    if (reverses === null && reversed_by === null) {
        return null;
    }

    return (
        <p className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2.5">
            {reverses !== null && (
                <span>
                    Reverses <PostingLink to={reverses} />
                </span>
            )}
            {reversed_by !== null && (
                <span>
                    Reversed by <PostingLink to={reversed_by} />
                </span>
            )}
        </p>
    );
}

function PostingLink({ to }: { to: NonNullable<LedgerStep['reverses']> }) {
    return (
        <Link
            href={transactions.show({ transaction: to.transaction_id })}
            className="font-medium text-accent hover:underline"
        >
            posting no. {formatCount(to.id)}
        </Link>
    );
}
