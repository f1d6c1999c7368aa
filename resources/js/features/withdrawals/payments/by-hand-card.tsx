import { router } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { StaticTable } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { AccountToPay } from '@/features/withdrawals/payments/account-to-pay';
import { HandActions, type HandStep } from '@/features/withdrawals/payments/hand-actions';
import { MarkFailedDialog } from '@/features/withdrawals/payments/mark-failed-dialog';
import { MarkPaidDialog } from '@/features/withdrawals/payments/mark-paid-dialog';
import { handColumns } from '@/features/withdrawals/payments/ready-columns';
import { ReleaseDialog } from '@/features/withdrawals/payments/release-dialog';
import { warnedClients } from '@/features/withdrawals/warned-clients';
import { formatCount, formatMoney } from '@/lib/format';
import type { ReadyWithdrawal } from '@/types/generated';

interface ByHandCardProps {
    ready: readonly ReadyWithdrawal[];
    canHandle: boolean;
}

type Question = { kind: HandStep; withdrawal: ReadyWithdrawal } | null;

/** Approved withdrawals that no bank file reaches: paid one by one in the bank's own program, and told here. */
export function ByHandCard({ ready, canHandle }: ByHandCardProps) {
    const [question, setQuestion] = useState<Question>(null);
    const columns = useMemo(
        () =>
            handColumns(
                canHandle
                    ? (withdrawal) => (
                          <HandActions withdrawal={withdrawal} onAsk={(kind) => setQuestion({ kind, withdrawal })} />
                      )
                    : null,
            ),
        [canHandle],
    );
    const what = question && `${formatMoney(question.withdrawal.amount_cents)} to ${question.withdrawal.client_name}`;

    return (
        <Card className="shrink-0">
            <CardHeader
                title="Pay by hand"
                badge={<Badge>{formatCount(ready.length)}</Badge>}
                description="To a PayID or to an account that no bank file reaches. Pay it in the bank’s own program, then say so here."
            />
            <div className="max-h-80 overflow-y-auto max-sm:max-h-none">
                <StaticTable
                    label="Pay by hand"
                    rows={ready}
                    columns={columns}
                    rowId={(withdrawal) => String(withdrawal.id)}
                    rowLabel={(withdrawal) => withdrawal.reference}
                />
            </div>
            {question?.kind === 'account' && (
                <AccountToPay
                    withdrawalId={question.withdrawal.id}
                    reference={question.withdrawal.reference}
                    onClose={() => {
                        setQuestion(null);
                        // It is the viewer's to pay now.
                        router.reload({ only: ['ready', 'has_more_ready'] });
                    }}
                />
            )}
            {question?.kind === 'paid' && (
                <MarkPaidDialog
                    withdrawalId={question.withdrawal.id}
                    title={`Is ${question.withdrawal.reference} paid?`}
                    description={`${what}, as ${question.withdrawal.destination ?? 'unknown'}. The money leaves the client’s account for good.`}
                    warned={warnedClients([question.withdrawal])}
                    onClose={() => setQuestion(null)}
                />
            )}
            <MarkFailedDialog
                withdrawalId={question?.withdrawal.id ?? 0}
                open={question?.kind === 'failed'}
                title={`Did the payment of ${question?.withdrawal.reference ?? ''} fail?`}
                onClose={() => setQuestion(null)}
            />
            <ReleaseDialog
                withdrawal={question?.kind === 'release' ? question.withdrawal : null}
                onClose={() => setQuestion(null)}
            />
        </Card>
    );
}
