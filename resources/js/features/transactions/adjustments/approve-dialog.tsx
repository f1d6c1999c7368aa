import { Form, FormActions, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { AwareTick } from '@/features/withdrawals/aware-tick';
import { listed } from '@/features/withdrawals/warned-clients';
import { transactions } from '@/routes/generated';
import type { AdjustmentRow } from '@/types/generated';

interface ApproveDialogProps {
    adjustment: AdjustmentRow;
    /** Kind, amount and client. */
    what: string;
    onClose: () => void;
}

/** The last look before a balance changes by hand, where it takes more than a press. */
export function ApproveDialog({ adjustment: row, what, onClose }: ApproveDialogProps) {
    const form = useResourceForm<{ status: string; is_aware: boolean; current_password: string }>({
        data: { status: 'approved', is_aware: false, current_password: '' },
        route: transactions.adjustmentsUpdate({ adjustment: row.id }),
        onSuccess: onClose,
    });
    const warnings = listed(row.warnings);

    return (
        <Dialog open onClose={onClose} title="Change this balance?" description={`${what}. ${row.reason}`} size="sm">
            <Form
                form={form}
                label="Approval"
                labels={{ current_password: 'Your password', is_aware: 'That you know it' }}
                guarded={false}
            >
                {warnings && (
                    <AwareTick
                        form={form}
                        title={`This client is ${warnings}`}
                        label={`I know that this client is ${warnings}`}
                    />
                )}
                {row.needs_password && (
                    <PasswordField
                        form={form}
                        name="current_password"
                        label="Your password"
                        autoComplete="current-password"
                        help="A large adjustment asks for it once more."
                    />
                )}
                <FormActions submitVerb="Approve">
                    <Button onClick={onClose}>Cancel</Button>
                </FormActions>
            </Form>
        </Dialog>
    );
}
