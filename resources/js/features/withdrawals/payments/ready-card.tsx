import { useEffect, useMemo } from 'react';
import { StaticTable } from '@/components/data-table';
import { Form, InputField, useResourceForm } from '@/components/form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardFooter, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { fileColumns } from '@/features/withdrawals/payments/ready-columns';
import { formatCount, formatDate, formatMoney } from '@/lib/format';
import { withdrawals as routes } from '@/routes/generated';
import type { ReadyWithdrawal } from '@/types/generated';

interface ReadyCardProps {
    ready: readonly ReadyWithdrawal[];
    hasMore: boolean;
    nextValueOn: string;
    lastValueOn: string;
    canHandle: boolean;
}

interface NewBatch {
    value_on: string;
    withdrawal_ids: readonly number[];
}

const LABELS = { value_on: 'Value date', withdrawal_ids: 'Withdrawals' };

/** Approved withdrawals that a bank file can pay, and the form to create a batch. */
export function ReadyCard({ ready, hasMore, nextValueOn, lastValueOn, canHandle }: ReadyCardProps) {
    const form = useResourceForm<NewBatch>({
        data: { value_on: nextValueOn, withdrawal_ids: [] },
        route: routes.batchesStore(),
    });
    const { set, data } = form;
    const payable = useMemo(() => ready.filter(({ problem }) => problem === null), [ready]);
    const chosen = useMemo(() => new Set(data.withdrawal_ids), [data.withdrawal_ids]);
    // Withdrawals that a colleague batched in the meantime leave the selection.
    useEffect(() => {
        const left = payable.map(({ id }) => id).filter((id) => chosen.has(id));
        if (left.length < chosen.size) {
            set('withdrawal_ids', left);
        }
    }, [payable, chosen, set]);
    const total = payable.reduce((sum, { id, amount_cents }) => sum + (chosen.has(id) ? amount_cents : 0), 0);
    const columns = useMemo(
        () =>
            fileColumns(
                chosen,
                canHandle
                    ? (ids, on) =>
                          set(
                              'withdrawal_ids',
                              on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id)),
                          )
                    : null,
            ),
        [chosen, canHandle, set],
    );
    const isAll = payable.length > 0 && chosen.size === payable.length;

    return (
        <Card className="shrink-0">
            <CardHeader
                title="Ready to pay"
                badge={<Badge>{formatCount(ready.length, hasMore)}</Badge>}
                description="Approved withdrawals to verified accounts that a bank file can reach"
                actions={
                    canHandle &&
                    payable.length > 0 && (
                        <Button
                            size="sm"
                            onClick={() => set('withdrawal_ids', isAll ? [] : payable.map(({ id }) => id))}
                        >
                            {isAll ? 'Clear selection' : `Select all ${formatCount(payable.length)}`}
                        </Button>
                    )
                }
            />
            {ready.length === 0 ? (
                <EmptyState title="No approved withdrawals are ready to batch">
                    Withdrawals appear here automatically once they are approved.
                </EmptyState>
            ) : (
                <div className="max-h-96 overflow-y-auto max-sm:max-h-none">
                    <StaticTable
                        label="Ready to pay"
                        rows={ready}
                        columns={columns}
                        rowId={(withdrawal) => String(withdrawal.id)}
                        rowLabel={(withdrawal) => withdrawal.reference}
                    />
                </div>
            )}
            {canHandle && payable.length > 0 && (
                <CardFooter className="block">
                    <Form form={form} label="New batch" labels={LABELS} guarded={false} className="gap-3">
                        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
                            <InputField form={form} name="value_on" type="date" required className="w-44" />
                            <Button
                                type="submit"
                                variant="primary"
                                loading={form.processing}
                                disabled={chosen.size === 0}
                            >
                                Create batch
                            </Button>
                            <p role="status" className="pb-2 text-muted tabular">
                                {chosen.size === 0
                                    ? `Select withdrawals and a banking day up to ${formatDate(`${lastValueOn}T00:00:00Z`, 'UTC')}.`
                                    : `${formatCount(chosen.size)} selected, ${formatMoney(total)} in total`}
                            </p>
                        </div>
                    </Form>
                </CardFooter>
            )}
        </Card>
    );
}
