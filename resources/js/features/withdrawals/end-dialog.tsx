import { useState } from 'react';
import { FormDialog, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { formatMoney } from '@/lib/format';
import { toOptions } from '@/lib/options';
import { isSaved } from '@/lib/shared-props';
import { withdrawals } from '@/routes/generated';
import type { Choice, WithdrawalRow } from '@/types/generated';

export type Ending = 'cancel' | 'decline';

interface EndDialogProps {
    withdrawal: WithdrawalRow;
    reasons: readonly Choice[];
    ending: Ending;
    onClose: () => void;
    onEnded: () => void;
}

const LABELS = { cancellation_reason_id: 'Reason', note: 'Note' };

/** Cancels or declines a withdrawal with a reason from the list. */
export function EndDialog({ withdrawal, reasons, ending, onClose, onEnded }: EndDialogProps) {
    const params = { withdrawal: withdrawal.id };
    // Keeps the version that the user reviewed, even if the page reloads behind the dialog.
    const [seen] = useState(withdrawal.status);
    const form = useResourceForm({
        data: { cancellation_reason_id: '', note: '' },
        route: ending === 'cancel' ? withdrawals.cancel(params) : withdrawals.decline(params),
        // Closes when a colleague decides first, so that the user reviews the change.
        extra: { seen },
        onSuccess: (props) => {
            onClose();
            if (isSaved(props)) {
                onEnded();
            }
        },
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={ending === 'cancel' ? 'Cancel this withdrawal?' : 'Decline this withdrawal?'}
            description={`${formatMoney(withdrawal.amount_cents)} stays with ${withdrawal.client.full_name}. You can’t undo this.`}
            size="sm"
            submitVerb={ending === 'cancel' ? 'Cancel withdrawal' : 'Decline withdrawal'}
            cancelVerb="Keep withdrawal"
            danger
            labels={LABELS}
        >
            {reasons.length === 0 && (
                <Banner tone="warn">No reasons available. Add one under Cancellation reasons first.</Banner>
            )}
            <SelectField form={form} name="cancellation_reason_id" required options={toOptions(reasons)} />
            <TextareaField form={form} name="note" rows={2} maxLength={255} />
        </FormDialog>
    );
}
