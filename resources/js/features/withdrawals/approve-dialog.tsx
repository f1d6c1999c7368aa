import { FormDialog, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Banner } from '@/components/ui/banner';
import { acknowledgementsOf, excludedClients } from '@/features/withdrawals/excluded-clients';
import { ExclusionAcknowledgement } from '@/features/withdrawals/payments/exclusion-acknowledgement';
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
    const { id: client_id, full_name: client_name } = row.client;
    const warned = excludedClients([{ client_id, client_name, warnings: steps.warnings }]);
    const form = useResourceForm<{ is_aware: boolean; current_password: string }>({
        data: { is_aware: false, current_password: '' },
        route: withdrawals.approve({ withdrawal: row.id }),
        extra: { aware_of: acknowledgementsOf(warned) },
        onSuccess: (props) => {
            onClose();
            if (isSaved(props)) {
                onApproved();
            }
        },
    });

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
            {warned.length > 0 && <ExclusionAcknowledgement form={form} clients={warned} />}
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
