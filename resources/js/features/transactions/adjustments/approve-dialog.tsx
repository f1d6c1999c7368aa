import { CheckboxField, FormDialog, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Banner } from '@/components/ui/banner';
import { transactions } from '@/routes/generated';
import type { AdjustmentRow } from '@/types/generated';

interface ApproveDialogProps {
    adjustment: AdjustmentRow;
    /** Type, amount and client. */
    what: string;
    onClose: () => void;
}

/** Confirms an approval that needs a password, or that credits an excluded client. */
export function ApproveDialog({ adjustment: row, what, onClose }: ApproveDialogProps) {
    const form = useResourceForm<{ status: string; is_own_money: boolean; current_password: string }>({
        data: { status: 'approved', is_own_money: false, current_password: '' },
        route: transactions.adjustmentsUpdate({ adjustment: row.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="Approve this adjustment?"
            description={`${what}. ${row.reason}`}
            size="sm"
            submitVerb="Approve adjustment"
            labels={{ current_password: 'Your password', is_own_money: 'Confirmation' }}
        >
            {row.refusals.length > 0 && (
                <>
                    <Banner tone="danger" title={row.refusals.join(' ')}>
                        Approve only to put a mistake right. Otherwise decline.
                    </Banner>
                    <CheckboxField
                        form={form}
                        name="is_own_money"
                        label="I confirm that this corrects a mistake and the money is the client’s own"
                    />
                </>
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
        </FormDialog>
    );
}
