import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { formatDate } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { PaymentBatchDetails } from '@/types/generated';

/** Banking days on which a file exported now can be paid. */
export interface ValueDateChoice {
    next: string;
    last: string;
}

interface ValueDateDialogProps {
    batch: PaymentBatchDetails;
    days: ValueDateChoice;
    open: boolean;
    onClose: () => void;
}

const LABELS = { value_on: 'Value date' };

/** Changes the value date of a draft batch. */
export function ValueDateDialog({ batch, days, open, onClose }: ValueDateDialogProps) {
    const isPast = batch.value_on < days.next;
    const form = useResourceForm({
        data: { value_on: isPast ? days.next : batch.value_on },
        route: withdrawals.batchesUpdate({ batch: batch.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={`Change the value date of ${batch.number}?`}
            description={`Choose a banking day up to ${formatDate(`${days.last}T00:00:00Z`, 'UTC')}.`}
            size="sm"
            submitVerb="Change date"
            labels={LABELS}
        >
            <InputField form={form} name="value_on" type="date" required className="w-44" />
        </FormDialog>
    );
}
