import { TextareaField } from '@/components/form';
import { PasswordDialog } from '@/components/password-dialog';
import { Banner } from '@/components/ui/banner';
import { AwareOfClients } from '@/features/withdrawals/payments/aware-of-clients';
import { useExport } from '@/features/withdrawals/payments/use-export';
import type { WarnedClient } from '@/features/withdrawals/warned-clients';
import { formatCount, formatMoney } from '@/lib/format';
import type { PaymentBatchDetails } from '@/types/generated';

interface ExportDialogProps {
    batch: PaymentBatchDetails;
    warned: readonly WarnedClient[];
    open: boolean;
    onClose: () => void;
}

const LABELS = { reason: 'Why is it needed again?', current_password: 'Your password', is_aware: 'That you know it' };

/** Takes the bank's file: the first time with the password, and a tick where clients were excluded; after that with a reason, which is kept. */
export function ExportDialog({ batch, warned, open, onClose }: ExportDialogProps) {
    const { form, refusal } = useExport(batch, warned, onClose);
    const isAgain = batch.status !== 'draft';

    return (
        <PasswordDialog
            open={open}
            onClose={onClose}
            title={isAgain ? `Take the file of ${batch.number} again?` : `Export ${batch.number}?`}
            description={
                isAgain
                    ? 'It is the very same file. If the bank has it already, sending it again pays everybody twice: look there first.'
                    : `${formatCount(batch.items_count)} payments, ${formatMoney(batch.total_cents)} in all. The file leaves once; the batch can no longer be changed or cancelled then.`
            }
            form={form}
            labels={LABELS}
            verb={isAgain ? 'Take the file again' : 'Export the file'}
            danger={isAgain}
        >
            {refusal && <Banner tone="danger">{refusal}</Banner>}
            <AwareOfClients form={form} clients={warned} />
            {isAgain && (
                <TextareaField
                    form={form}
                    name="reason"
                    label={LABELS.reason}
                    help="Kept with your name, such as: the bank’s page crashed before the upload."
                    required
                    rows={2}
                    maxLength={255}
                />
            )}
        </PasswordDialog>
    );
}
