import { FormDialog, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Banner } from '@/components/ui/banner';
import { joinWarnings } from '@/features/withdrawals/excluded-clients';
import { ExclusionCheckbox } from '@/features/withdrawals/exclusion-checkbox';
import { formatMoney } from '@/lib/format';
import { isSaved } from '@/lib/shared-props';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalDetails } from '@/types/generated';

interface ApproveDialogProps {
    withdrawal: WithdrawalDetails;
    open: boolean;
    onClose: () => void;
    onApproved: () => void;
}

/** Final confirmation with amount, client and account. */
export function ApproveDialog({ withdrawal: { row, steps }, open, onClose, onApproved }: ApproveDialogProps) {
    const form = useResourceForm<{ is_aware: boolean; current_password: string }>({
        data: { is_aware: false, current_password: '' },
        route: withdrawals.approve({ withdrawal: row.id }),
        onSuccess: (props) => {
            onClose();
            if (isSaved(props)) {
                onApproved();
            }
        },
    });
    const warnings = joinWarnings(steps.warnings);

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={`Approve ${formatMoney(row.amount_cents)}?`}
            description={`Payment to ${row.destination?.account} (${row.destination?.holder}) for ${row.client.full_name}.`}
            size="sm"
            submitVerb="Approve withdrawal"
            labels={{ current_password: 'Your password', is_aware: 'Acknowledgement' }}
        >
            {row.destination !== null && row.destination.name_match !== 'same' && (
                <Banner tone="warn" title="Check the account name">
                    {row.destination.name_match_reason}
                </Banner>
            )}
            {warnings !== '' && (
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
                    help="Needed for withdrawals at or above the threshold."
                />
            )}
        </FormDialog>
    );
}
