import { TextareaField } from '@/components/form';
import { PasswordDialog } from '@/components/password-dialog';
import { Banner } from '@/components/ui/banner';
import type { ExcludedClient } from '@/features/withdrawals/excluded-clients';
import { ExclusionAcknowledgement } from '@/features/withdrawals/payments/exclusion-acknowledgement';
import { useExport } from '@/features/withdrawals/payments/use-export';
import { formatMoney } from '@/lib/format';
import { pluralize } from '@/lib/pluralize';
import type { PaymentBatchDetails } from '@/types/generated';

interface ExportDialogProps {
    batch: PaymentBatchDetails;
    warned: readonly ExcludedClient[];
    open: boolean;
    onClose: () => void;
}

const LABELS = {
    reason: 'Reason for downloading again',
    current_password: 'Your password',
    is_aware: 'Acknowledgement',
};

/** Exports the bank file. The first export needs the password and any acknowledgement; later downloads need a reason. */
export function ExportDialog({ batch, warned, open, onClose }: ExportDialogProps) {
    const { form, refusal } = useExport(batch, warned, onClose);
    const isAgain = batch.status !== 'draft';

    return (
        <PasswordDialog
            open={open}
            onClose={onClose}
            title={isAgain ? `Download the file of ${batch.number} again?` : `Export ${batch.number}?`}
            description={
                isAgain
                    ? 'It’s the same file. If the bank already has it, sending it again pays every client twice. Check online banking first.'
                    : `${pluralize(batch.items_count, 'payment', 'payments')}, ${formatMoney(batch.total_cents)} in total. The batch can’t be changed or cancelled after export.`
            }
            form={form}
            labels={LABELS}
            submitVerb={isAgain ? 'Download file again' : 'Export file'}
            danger={isAgain}
        >
            {refusal && <Banner tone="danger">{refusal}</Banner>}
            <ExclusionAcknowledgement form={form} clients={warned} />
            {isAgain && (
                <TextareaField
                    form={form}
                    name="reason"
                    help="Recorded with your name, such as: online banking crashed before the upload."
                    required
                    rows={2}
                    maxLength={255}
                />
            )}
        </PasswordDialog>
    );
}
