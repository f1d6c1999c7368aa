import { useState } from 'react';
import { FormDialog, TextareaField, useResourceForm } from '@/components/form';
import { AccountStatusBadge } from '@/features/withdrawals/withdrawal-badges';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDestination } from '@/types/generated';

export type AccountDecision = 'verified' | 'blocked';

interface AccountDialogProps {
    destination: WithdrawalDestination;
    decision: AccountDecision;
    onClose: () => void;
}

/** Verifies or blocks a client's bank account, with evidence. */
export function AccountDialog({ destination: latest, decision, onClose }: AccountDialogProps) {
    // Keeps the account and the status that the user reviewed, even if the page reloads behind the dialog.
    const [destination] = useState(latest);
    const isVerifying = decision === 'verified';
    const form = useResourceForm({
        data: { evidence: '' },
        route: withdrawals.bankAccountsDecide({ bankAccount: destination.id }),
        // Closes when a colleague decides first, so that the user reviews the change.
        extra: { status: decision, seen: destination.status },
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
            <p className="flex items-center gap-2 text-compact text-muted">
                Current status <AccountStatusBadge status={destination.status} />
            </p>
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
