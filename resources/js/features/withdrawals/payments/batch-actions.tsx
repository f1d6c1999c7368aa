import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { useStep } from '@/features/clients/use-step';
import { ExportDialog } from '@/features/withdrawals/payments/export-dialog';
import { ReceiptDialog } from '@/features/withdrawals/payments/receipt-dialog';
import { RefusedDialog } from '@/features/withdrawals/payments/refused-dialog';
import { SettleDialog } from '@/features/withdrawals/payments/settle-dialog';
import { type ValueDateChoice, ValueDateDialog } from '@/features/withdrawals/payments/value-date-dialog';
import type { WarnedClient } from '@/features/withdrawals/warned-clients';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails, PaymentBatchStatus } from '@/types/generated';

interface BatchActionsProps {
    batch: PaymentBatchDetails;
    /** Why this viewer may not export it. */
    exportRefusal: string | null;
    /** Whether a payment of it cannot leave as it is. */
    hasProblem: boolean;
    /** Of whom whoever exports it says that they know. */
    warned: readonly WarnedClient[];
    days: ValueDateChoice;
}

type Step = 'export' | 'date' | 'receipt' | 'settle' | 'refused' | 'cancel';

interface Offer {
    step: Step;
    verb: string;
}

/** The next step first; it is the primary one. */
const OFFERS: Record<PaymentBatchStatus, readonly Offer[]> = {
    draft: [
        { step: 'export', verb: 'Export the file' },
        { step: 'date', verb: 'Change date' },
        { step: 'cancel', verb: 'Cancel batch' },
    ],
    exported: [
        { step: 'receipt', verb: 'The bank has it' },
        { step: 'settle', verb: 'Mark as paid' },
        { step: 'refused', verb: 'Bank refused it' },
        { step: 'export', verb: 'Take the file again' },
    ],
    confirmed: [
        { step: 'settle', verb: 'Mark as paid' },
        { step: 'refused', verb: 'Bank refused it' },
        { step: 'export', verb: 'Take the file again' },
    ],
    settled: [{ step: 'export', verb: 'Take the file again' }],
    cancelled: [],
};

/** What can be done with a batch now. */
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
                body="Nothing has left. Its withdrawals wait to be paid again and can go into another batch."
                confirmVerb="Cancel batch"
                cancelVerb="Keep it"
                onConfirm={() => take(withdrawals.batchesDestroy({ batch: batch.id }), {}, close)}
                onClose={close}
            />
        </>
    );
}
