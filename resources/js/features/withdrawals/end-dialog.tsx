import { useState } from 'react';
import { Form, FormActions, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toOptions } from '@/features/clients/choices';
import { formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { Choice, WithdrawalRow } from '@/types/generated';

export type Ending = 'cancel' | 'decline';

interface EndDialogProps {
    withdrawal: WithdrawalRow;
    reasons: readonly Choice[];
    /** Null when closed. */
    ending: Ending | null;
    onClose: () => void;
    onEnded: () => void;
}

const LABELS = { cancellation_reason_id: 'Reason', note: 'Note' };

const TITLES: Record<Ending, string> = {
    cancel: 'Cancel this withdrawal?',
    decline: 'Decline this withdrawal?',
};

const VERBS: Record<Ending, string> = { cancel: 'Cancel withdrawal', decline: 'Decline withdrawal' };

/** Cancels or declines a withdrawal with a reason from the list. */
export function EndDialog({ withdrawal, reasons, ending, onClose, onEnded }: EndDialogProps) {
    return (
        <Dialog
            open={ending !== null}
            onClose={onClose}
            title={ending && TITLES[ending]}
            description={`${formatMoney(withdrawal.amount_cents)} stays with ${withdrawal.client.full_name}. You can’t undo this.`}
            size="sm"
        >
            {ending && (
                <EndForm
                    withdrawal={withdrawal}
                    reasons={reasons}
                    ending={ending}
                    onClose={onClose}
                    onEnded={onEnded}
                />
            )}
        </Dialog>
    );
}

interface EndFormProps extends EndDialogProps {
    ending: Ending;
}

function EndForm({ withdrawal, reasons, ending, onClose, onEnded }: EndFormProps) {
    const params = { withdrawal: withdrawal.id };
    // Keeps the version that the user reviewed, even if the page reloads behind the dialog.
    const [seen] = useState(withdrawal.status);
    const form = useResourceForm({
        data: { cancellation_reason_id: '', note: '' },
        route: ending === 'cancel' ? withdrawals.cancel(params) : withdrawals.decline(params),
        // Closes when a colleague decides first, so that the user reviews the change.
        extra: { seen },
        onSuccess: () => {
            onClose();
            onEnded();
        },
    });

    return (
        <Form form={form} label={TITLES[ending]} labels={LABELS} guarded={false}>
            {reasons.length === 0 && (
                <Banner tone="warn">No reasons available. Add one under Cancellation reasons first.</Banner>
            )}
            <SelectField
                form={form}
                name="cancellation_reason_id"
                label={LABELS.cancellation_reason_id}
                required
                options={toOptions(reasons)}
            />
            <TextareaField form={form} name="note" label={LABELS.note} rows={2} maxLength={255} />
            <FormActions submitVerb={VERBS[ending]} danger>
                <Button onClick={onClose}>Keep withdrawal</Button>
            </FormActions>
        </Form>
    );
}
