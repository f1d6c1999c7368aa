import { Form, FormActions, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDestination } from '@/types/generated';

export type AccountDecision = 'verified' | 'blocked';

interface AccountDialogProps {
    destination: WithdrawalDestination;
    /** Null when closed. */
    decision: AccountDecision | null;
    onClose: () => void;
}

const TITLES: Record<AccountDecision, string> = {
    verified: 'Verify this bank account?',
    blocked: 'Block this bank account?',
};

/** Verifies or blocks a client's bank account, with evidence. */
export function AccountDialog({ destination, decision, onClose }: AccountDialogProps) {
    return (
        <Dialog
            open={decision !== null}
            onClose={onClose}
            title={decision && TITLES[decision]}
            description={`${destination.account}, ${destination.holder}. ${destination.likeness_reason}`}
            size="sm"
        >
            {decision && <AccountForm destination={destination} decision={decision} onClose={onClose} />}
        </Dialog>
    );
}

interface AccountFormProps extends AccountDialogProps {
    decision: AccountDecision;
}

function AccountForm({ destination, decision, onClose }: AccountFormProps) {
    const isVerifying = decision === 'verified';
    const form = useResourceForm({
        data: { evidence: '' },
        route: withdrawals.bankAccountsDecide({ bankAccount: destination.id }),
        extra: { status: decision },
        onSuccess: onClose,
    });

    return (
        <Form form={form} label={TITLES[decision]} labels={{ evidence: 'Evidence' }} guarded={false}>
            <TextareaField
                form={form}
                name="evidence"
                label={isVerifying ? 'Evidence' : 'Reason'}
                help={
                    isVerifying
                        ? 'Such as: bank statement of 3 November checked, name and number match.'
                        : 'Future payments to this account are blocked.'
                }
                required
                rows={3}
                maxLength={500}
            />
            <FormActions submitVerb={isVerifying ? 'Verify account' : 'Block account'} danger={!isVerifying}>
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
