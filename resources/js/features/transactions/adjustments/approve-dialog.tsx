import { Form, FormActions, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { joinWarnings } from '@/features/withdrawals/excluded-clients';
import { ExclusionCheckbox } from '@/features/withdrawals/exclusion-checkbox';
import { transactions } from '@/routes/generated';
import type { AdjustmentRow } from '@/types/generated';

interface ApproveDialogProps {
    adjustment: AdjustmentRow;
    /** Type, amount and client. */
    what: string;
    onClose: () => void;
}

/** Confirms an approval that needs a password or an acknowledgement. */
export function ApproveDialog({ adjustment: row, what, onClose }: ApproveDialogProps) {
    const form = useResourceForm<{ status: string; is_aware: boolean; current_password: string }>({
        data: { status: 'approved', is_aware: false, current_password: '' },
        route: transactions.adjustmentsUpdate({ adjustment: row.id }),
        onSuccess: onClose,
    });
    const warnings = joinWarnings(row.warnings);

    return (
        <Dialog
            open
            onClose={onClose}
            title="Approve this adjustment?"
            description={`${what}. ${row.reason}`}
            size="sm"
        >
            <Form
                form={form}
                label="Approval"
                labels={{ current_password: 'Your password', is_aware: 'Acknowledgement' }}
                guarded={false}
            >
                {warnings && (
                    <ExclusionCheckbox
                        form={form}
                        title={`This client is ${warnings}`}
                        label={`I acknowledge that this client is ${warnings}`}
                    />
                )}
                {row.needs_password && (
                    <PasswordField
                        form={form}
                        name="current_password"
                        label="Your password"
                        autoComplete="current-password"
                        help="Needed for large adjustments."
                    />
                )}
                <FormActions submitVerb="Approve adjustment">
                    <Button onClick={onClose}>Cancel</Button>
                </FormActions>
            </Form>
        </Dialog>
    );
}
