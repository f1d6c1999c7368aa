import { Form, FormActions, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { joinWarnings } from '@/features/withdrawals/excluded-clients';
import { ExclusionCheckbox } from '@/features/withdrawals/exclusion-checkbox';
import { formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDetails } from '@/types/generated';

interface ApproveDialogProps {
    withdrawal: WithdrawalDetails;
    open: boolean;
    onClose: () => void;
    onApproved: () => void;
}

/** Final confirmation with amount, client and account. */
export function ApproveDialog({ withdrawal, open, onClose, onApproved }: ApproveDialogProps) {
    const { row } = withdrawal;

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`Approve ${formatMoney(row.amount_cents)}?`}
            description={`Payment to ${row.destination?.account} (${row.destination?.holder}) for ${row.client.full_name}.`}
            size="sm"
        >
            <ApproveForm withdrawal={withdrawal} onClose={onClose} onApproved={onApproved} />
        </Dialog>
    );
}

interface Approval {
    is_aware: boolean;
    current_password: string;
}

// Mounted with the dialog, so that the password field is empty each time it opens.
function ApproveForm({ withdrawal: { row, steps }, onClose, onApproved }: Omit<ApproveDialogProps, 'open'>) {
    const form = useResourceForm<Approval>({
        data: { is_aware: false, current_password: '' },
        route: withdrawals.approve({ withdrawal: row.id }),
        onSuccess: () => {
            onClose();
            onApproved();
        },
    });
    const warnings = joinWarnings(steps.warnings);

    return (
        <Form
            form={form}
            label="Approval"
            labels={{ current_password: 'Your password', is_aware: 'Acknowledgement' }}
            guarded={false}
        >
            {row.destination !== null && row.destination.likeness !== 'same' && (
                <Banner tone="warn" title="Check the account name">
                    {row.destination.likeness_reason}
                </Banner>
            )}
            {warnings && (
                <ExclusionCheckbox
                    form={form}
                    title={`This client is ${warnings}`}
                    label={`I acknowledge that this client is ${warnings}`}
                />
            )}
            {steps.needs_password && (
                <PasswordField
                    form={form}
                    name="current_password"
                    label="Your password"
                    autoComplete="current-password"
                    help="Needed for withdrawals above the threshold."
                />
            )}
            <FormActions submitVerb="Approve withdrawal">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
