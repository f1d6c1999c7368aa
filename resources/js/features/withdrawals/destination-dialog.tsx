import { FormDialog, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { SkeletonText } from '@/components/ui/skeleton';
import {
    DESTINATION_LABELS,
    type Destination,
    DestinationFields,
    NO_DESTINATION,
} from '@/features/withdrawals/destination-fields';
import { useRequestChoices } from '@/features/withdrawals/use-request-choices';
import { withdrawals } from '@/routes/generated';
import type { WithdrawalRow } from '@/types/generated';

interface DestinationDialogProps {
    withdrawal: WithdrawalRow;
    onClose: () => void;
}

/** Adds the bank account to a request that came without one. */
export function DestinationDialog({ withdrawal, onClose }: DestinationDialogProps) {
    const form = useResourceForm<Destination>({
        data: NO_DESTINATION,
        route: withdrawals.destination({ withdrawal: withdrawal.id }),
        onSuccess: onClose,
    });
    const { choices, hasFailed } = useRequestChoices(withdrawal.client.id);

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="Choose a bank account"
            description={`Ask ${withdrawal.client.full_name} which account to use.`}
            submitVerb="Choose account"
            labels={DESTINATION_LABELS}
        >
            {choices === null && !hasFailed && <SkeletonText lines={3} />}
            {hasFailed && (
                <Banner tone="danger">
                    Couldn’t load the client’s bank accounts. Close this dialog and try again.
                </Banner>
            )}
            {choices && <DestinationFields form={form} choices={choices} />}
        </FormDialog>
    );
}
