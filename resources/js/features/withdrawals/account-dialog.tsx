import { FormDialog, TextareaField, useResourceForm } from '@/components/form';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDestination } from '@/types/generated';

export type AccountDecision = 'verified' | 'blocked';

interface AccountDialogProps {
    destination: WithdrawalDestination;
    decision: AccountDecision;
    onClose: () => void;
}

/** Verifies or blocks a client's bank account, with evidence. */
export function AccountDialog({ destination, decision, onClose }: AccountDialogProps) {
    const isVerifying = decision === 'verified';
    const form = useResourceForm({
        data: { evidence: '' },
        route: withdrawals.bankAccountsDecide({ bankAccount: destination.id }),
        extra: { status: decision },
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title={isVerifying ? 'Verify this bank account?' : 'Block this bank account?'}
            description={`${destination.account}, ${destination.holder}. ${destination.name_match_reason}`}
            size="sm"
            submitVerb={isVerifying ? 'Verify account' : 'Block account'}
            danger={!isVerifying}
            labels={{ evidence: isVerifying ? 'Evidence' : 'Reason' }}
        >
            <TextareaField
                form={form}
                name="evidence"
                help={
                    isVerifying
                        ? 'Such as: bank statement of 3 November checked, name and number match.'
                        : 'Future payments to this account are blocked.'
                }
                required
                rows={3}
                maxLength={500}
            />
        </FormDialog>
    );
}
