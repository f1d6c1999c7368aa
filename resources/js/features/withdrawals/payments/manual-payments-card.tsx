import { router } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { StaticTable } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Card, CardHeader } from '@/components/ui/card';
import { excludedClients } from '@/features/withdrawals/excluded-clients';
import { AccountToPay } from '@/features/withdrawals/payments/account-to-pay';
import { ManualPaymentActions, type ManualPaymentStep } from '@/features/withdrawals/payments/manual-payment-actions';
import { MarkFailedDialog } from '@/features/withdrawals/payments/mark-failed-dialog';
import { MarkPaidDialog } from '@/features/withdrawals/payments/mark-paid-dialog';
import { manualPaymentColumns } from '@/features/withdrawals/payments/ready-columns';
import { ReleaseDialog } from '@/features/withdrawals/payments/release-dialog';
import { formatCount, formatMoney } from '@/lib/format';
import type { ReadyWithdrawal } from '@/types/generated';

interface ManualPaymentsCardProps {
    ready: readonly ReadyWithdrawal[];
    canHandle: boolean;
}

type Question = { kind: ManualPaymentStep; withdrawal: ReadyWithdrawal } | null;

/** Approved withdrawals that can't go into a bank file. Staff pay them in online banking and record the result here. */
export function ManualPaymentsCard({ ready, canHandle }: ManualPaymentsCardProps) {
    const [question, setQuestion] = useState<Question>(null);
    const columns = useMemo(
        () =>
            manualPaymentColumns(
                canHandle
                    ? (withdrawal) => (
                          <ManualPaymentActions
                              withdrawal={withdrawal}
                              onAsk={(kind) => setQuestion({ kind, withdrawal })}
                          />
                      )
                    : null,
            ),
        [canHandle],
    );
    const what = question && `${formatMoney(question.withdrawal.amount_cents)} to ${question.withdrawal.client_name}`;

    return (
        <Card className="shrink-0">
            <CardHeader
                title="Manual payments"
                badge={<Badge>{formatCount(ready.length)}</Badge>}
                description="For PayIDs and accounts that a bank file can’t reach. Pay it in online banking, then mark it as paid."
            />
            <div className="max-h-80 overflow-y-auto max-sm:max-h-none">
                <StaticTable
                    label="Manual payments"
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
                        // Viewing the account claims the payment for the viewer.
                        router.reload({ only: ['ready', 'has_more_ready'] });
                    }}
                />
            )}
            {question?.kind === 'paid' && (
                <MarkPaidDialog
                    withdrawalId={question.withdrawal.id}
                    title={`Mark ${question.withdrawal.reference} as paid?`}
                    description={`${what}, account ${question.withdrawal.destination ?? 'unknown'}. The amount leaves the client’s balance permanently.`}
                    warned={excludedClients([question.withdrawal])}
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
