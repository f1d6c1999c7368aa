import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ApproveDialog } from '@/features/transactions/adjustments/approve-dialog';
import { useStep } from '@/hooks/use-step';
import { formatMoney } from '@/lib/format';
import { transactions } from '@/routes/generated';
import { type AdjustmentRow, TransactionTypeLabels } from '@/types/generated';

type Question = 'approve' | 'decline' | 'reverse';

/** Actions on an adjustment. Each asks for confirmation. */
export function AdjustmentActions({ adjustment: row }: { adjustment: AdjustmentRow }) {
    const { take, isBusy, refusal, forget } = useStep();
    const [asking, setAsking] = useState<Question | null>(null);
    const what = `${TransactionTypeLabels[row.type]} of ${formatMoney(row.amount_cents)}, ${row.client_name}`;
    const questions: Question[] = row.can_decide ? ['approve', 'decline'] : row.can_reverse ? ['reverse'] : [];

    const isWeighty = asking === 'approve' && (row.needs_password || row.refusals.length > 0);

    const close = () => {
        setAsking(null);
        forget();
    };
    const answer = (reason: string) => {
        if (asking === 'reverse') {
            take(transactions.adjustmentsReverse({ adjustment: row.id }), { reason }, close);
        } else if (asking !== null) {
            take(transactions.adjustmentsUpdate({ adjustment: row.id }), { status: STATUSES[asking], reason }, close);
        }
    };

    return (
        <span className="inline-flex items-center justify-end gap-2 max-sm:flex-wrap">
            {questions.map((question) => (
                <Button
                    key={question}
                    size="sm"
                    loading={isBusy}
                    aria-label={`${VERBS[question]}: ${what}`}
                    onClick={() => setAsking(question)}
                >
                    {VERBS[question]}
                </Button>
            ))}
            {isWeighty && <ApproveDialog adjustment={row} what={what} onClose={close} />}
            {asking !== null && !isWeighty && (
                <ConfirmDialog
                    open
                    danger={asking === 'decline'}
                    loading={isBusy}
                    title={TITLES[asking]}
                    body={
                        <div className="flex flex-col gap-3">
                            <p>
                                {what}. {row.reason}
                            </p>
                            {refusal && <Banner tone="danger">{refusal}</Banner>}
                        </div>
                    }
                    confirmVerb={VERBS[asking]}
                    {...(asking !== 'approve' && {
                        reason: { label: 'Reason', help: 'Recorded with the adjustment, at most 255 characters.' },
                    })}
                    onConfirm={answer}
                    onClose={close}
                />
            )}
        </span>
    );
}

const STATUSES = { approve: 'approved', decline: 'declined' };

const VERBS: Record<Question, string> = { approve: 'Approve', decline: 'Decline', reverse: 'Request reversal' };

const TITLES: Record<Question, string> = {
    approve: 'Approve this adjustment? The client’s balance changes straight away.',
    decline: 'Decline this adjustment?',
    reverse: 'Request the reversal of this adjustment?',
};
