import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { acknowledgementsOf, type ExcludedClient } from '@/features/withdrawals/excluded-clients';
import { ExclusionAcknowledgement } from '@/features/withdrawals/payments/exclusion-acknowledgement';
import { withdrawals } from '@/routes/generated';

interface MarkPaidDialogProps {
    withdrawalId: number;
    title: string;
    description: string;
    /** Clients whose exclusion the payer must acknowledge. */
    warned: readonly ExcludedClient[];
    onClose: () => void;
}

const LABELS = { bank_reference: 'Bank reference', paid_on: 'Payment date', is_aware: 'Acknowledgement' };

/** Records a manual payment with its bank reference. */
export function MarkPaidDialog({ withdrawalId, title, description, warned, onClose }: MarkPaidDialogProps) {
    const form = useResourceForm({
        data: { bank_reference: '', paid_on: '', is_aware: false, aware_of: acknowledgementsOf(warned) },
        route: withdrawals.paid({ withdrawal: withdrawalId }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={title}
            description={description}
            size="sm"
            submitVerb="Mark as paid"
            labels={LABELS}
        >
            <ExclusionAcknowledgement form={form} clients={warned} />
            <InputField
                form={form}
                name="paid_on"
                help="As on the bank statement. Leave it empty for today."
                type="date"
                className="w-44"
            />
            <InputField
                form={form}
                name="bank_reference"
                help="From the payment receipt, at most 64 characters."
                required
                maxLength={64}
                autoComplete="off"
            />
        </FormDialog>
    );
}
