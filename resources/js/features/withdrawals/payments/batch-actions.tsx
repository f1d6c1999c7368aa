import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import type { ExcludedClient } from '@/features/withdrawals/excluded-clients';
import { ExportDialog } from '@/features/withdrawals/payments/export-dialog';
import { ReceiptDialog } from '@/features/withdrawals/payments/receipt-dialog';
import { RefusedDialog } from '@/features/withdrawals/payments/refused-dialog';
import { SettleDialog } from '@/features/withdrawals/payments/settle-dialog';
import { type ValueDateChoice, ValueDateDialog } from '@/features/withdrawals/payments/value-date-dialog';
import { useStep } from '@/hooks/use-step';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails, PaymentBatchStatus } from '@/types/generated';

interface BatchActionsProps {
    batch: PaymentBatchDetails;
    /** Why the viewer can't export the batch. */
    exportRefusal: string | null;
    /** True when a payment of the batch can't be paid. */
    hasProblem: boolean;
    /** Clients whose exclusion the exporter must acknowledge. */
    warned: readonly ExcludedClient[];
    days: ValueDateChoice;
}

type Step = 'export' | 'date' | 'receipt' | 'settle' | 'refused' | 'cancel';

interface Offer {
    step: Step;
    verb: string;
}

/** Next step first, as the primary button. */
const OFFERS: Record<PaymentBatchStatus, readonly Offer[]> = {
    draft: [
        { step: 'export', verb: 'Export file' },
        { step: 'date', verb: 'Change date' },
        { step: 'cancel', verb: 'Cancel batch' },
    ],
    exported: [
        { step: 'receipt', verb: 'Confirm bank receipt' },
        { step: 'settle', verb: 'Mark as paid' },
        { step: 'refused', verb: 'Mark as refused' },
        { step: 'export', verb: 'Download file again' },
    ],
    confirmed: [
        { step: 'settle', verb: 'Mark as paid' },
        { step: 'refused', verb: 'Mark as refused' },
        { step: 'export', verb: 'Download file again' },
    ],
    settled: [{ step: 'export', verb: 'Download file again' }],
    cancelled: [],
};

/** Actions for the batch's status. */
export function BatchActions({ batch, exportRefusal, hasProblem, warned, days }: BatchActionsProps) {
    const [open, setOpen] = useState<Step | null>(null);
    const { take, isBusy } = useStep();
    const close = () => setOpen(null);
    const isBarred = batch.status === 'draft' && (exportRefusal !== null || hasProblem);

    return (
        <>
            {OFFERS[batch.status].map(({ step, verb }, index) => (
                <Button
                    key={step}
                    variant={index === 0 && batch.status !== 'settled' ? 'primary' : 'secondary'}
                    disabled={step === 'export' && isBarred}
                    {...(step === 'export' && { icon: ArrowDownTrayIcon })}
                    onClick={() => setOpen(step)}
                >
                    {verb}
                </Button>
            ))}
            <ExportDialog batch={batch} warned={warned} open={open === 'export'} onClose={close} />
            <ReceiptDialog batch={batch} open={open === 'receipt'} onClose={close} />
            <ValueDateDialog batch={batch} days={days} open={open === 'date'} onClose={close} />
            <RefusedDialog batch={batch} open={open === 'refused'} onClose={close} />
            <SettleDialog batch={batch} open={open === 'settle'} onClose={close} />
            <ConfirmDialog
                open={open === 'cancel'}
                danger
                loading={isBusy}
                title={`Cancel ${batch.number}?`}
                body="Nothing has been exported. Its withdrawals become ready to batch again."
                confirmVerb="Cancel batch"
                cancelVerb="Keep batch"
                onConfirm={() => take(withdrawals.batchesDestroy({ batch: batch.id }), {}, close)}
                onClose={close}
            />
        </>
    );
}
