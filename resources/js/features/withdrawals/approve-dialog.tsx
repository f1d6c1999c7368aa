import { Form, FormActions, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AwareTick } from '@/features/withdrawals/aware-tick';
import { listed } from '@/features/withdrawals/warned-clients';
import { formatMoney } from '@/lib/format';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDetails } from '@/types/generated';

interface ApproveDialogProps {
    withdrawal: WithdrawalDetails;
    open: boolean;
    onClose: () => void;
}

/** The last look before money leaves: how much, to whom, where. */
export function ApproveDialog({ withdrawal, open, onClose }: ApproveDialogProps) {
    const { row } = withdrawal;

    return (
        <Dialog
            open={open}
            onClose={onClose}
            title={`Approve ${formatMoney(row.amount_cents)}?`}
            description={`It goes to ${row.destination?.account} of ${row.destination?.holder}, for ${row.client.full_name}.`}
            size="sm"
        >
            <ApproveForm withdrawal={withdrawal} onClose={onClose} />
        </Dialog>
    );
}

interface Approval {
    is_aware: boolean;
    current_password: string;
}

// Lives inside the dialog, so that every opening starts without a password.
function ApproveForm({ withdrawal: { row, steps }, onClose }: Omit<ApproveDialogProps, 'open'>) {
    const form = useResourceForm<Approval>({
        data: { is_aware: false, current_password: '' },
        route: withdrawals.approve({ withdrawal: row.id }),
        onSuccess: onClose,
    });
    const warnings = listed(steps.warnings);

    return (
        <Form
            form={form}
            label="Approval"
            labels={{ current_password: 'Your password', is_aware: 'That you know it' }}
            guarded={false}
        >
            {row.destination !== null && row.destination.likeness !== 'same' && (
                <Banner tone="warn" title="Look at the name">
                    {row.destination.likeness_reason}
                </Banner>
            )}
            {warnings && (
                <AwareTick
                    form={form}
                    title={`This client is ${warnings}`}
                    label={`I know that this client is ${warnings}`}
                />
            )}
            {steps.needs_password && (
                <PasswordField
                    form={form}
                    name="current_password"
                    label="Your password"
                    autoComplete="current-password"
                    help="A large withdrawal asks for it once more."
                />
            )}
            <FormActions submitVerb="Approve">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
