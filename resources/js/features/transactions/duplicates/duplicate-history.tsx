import type { ReactNode } from 'react';
import { DateTime } from '@/components/ui/date-time';
import { Money } from '@/components/ui/money';
import { SkeletonText } from '@/components/ui/skeleton';
import { DepositStatusBadge } from '@/features/deposits/deposit-badges';
import { PayerTimeline } from '@/features/transactions/duplicates/payer-timeline';
import { useDuplicateDetail } from '@/features/transactions/duplicates/use-duplicate-detail';
import { cn } from '@/lib/cn';
import { pluralize } from '@/lib/pluralize';
import type { DuplicateDecision, DuplicateHistoryEntry, DuplicateRow } from '@/types/generated';

const LISTED = 12;

const DEEDS: Record<string, string> = {
    opened: 'Opened',
    confirmed: 'Confirmed',
    returned: 'Returned',
    dismissed: 'Dismissed',
    reopened: 'Reopened',
};

/** Other payments of the payer, and decisions on the case. */
export function DuplicateHistory({ duplicate }: { duplicate: DuplicateRow }) {
    const { detail, hasFailed } = useDuplicateDetail(duplicate);

    if (hasFailed) {
        return <p className="text-muted">Couldn’t load the history. Close the case and open it again.</p>;
    }
    if (detail === null) {
        return <SkeletonText lines={5} />;
    }

    return (
        <>
            <Part title={detail.payer_name === null ? 'Both payments' : `Payments from ${detail.payer_name}`}>
                <PayerTimeline history={detail.history} />
                <ul className="divide-y divide-line">
                    {detail.history.slice(0, LISTED).map((entry) => (
                        <HistoryLine key={entry.bank_line_id} entry={entry} />
                    ))}
                </ul>
                {detail.history.length > LISTED && (
                    <p className="text-compact text-muted">
                        {pluralize(detail.history.length - LISTED, 'earlier payment is', 'earlier payments are')} on the
                        timeline above.
                    </p>
                )}
            </Part>
            <Part title="History">
                <ol className="flex flex-col gap-2">
                    {detail.decisions.map((decision) => (
                        <DecisionLine key={`${decision.at} ${decision.action}`} decision={decision} />
                    ))}
                </ol>
            </Part>
        </>
    );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
    return (
        <section className="flex flex-col gap-2">
            <h3 className="font-strong">{title}</h3>
            {children}
        </section>
    );
}

function HistoryLine({ entry }: { entry: DuplicateHistoryEntry }) {
    return (
        <li className={cn('flex items-center gap-3 py-1.5 text-compact', entry.is_of_case && 'font-medium')}>
            <DateTime value={entry.value_at} className="min-w-0 flex-1" />
            {entry.is_of_case && <span className="text-danger">this case</span>}
            {entry.deposit_status !== null && <DepositStatusBadge status={entry.deposit_status} />}
            <Money cents={entry.amount_cents} className={cn('w-24 shrink-0', !entry.is_same_amount && 'text-muted')} />
        </li>
    );
}

function DecisionLine({ decision }: { decision: DuplicateDecision }) {
    return (
        <li className="text-compact">
            <span className="font-medium">{DEEDS[decision.action] ?? decision.action}</span>
            <span className="text-muted">
                {' '}
                by {decision.by ?? 'Paddock'}, <DateTime value={decision.at} />
            </span>
            {decision.note !== null && <p>“{decision.note}”</p>}
        </li>
    );
}
