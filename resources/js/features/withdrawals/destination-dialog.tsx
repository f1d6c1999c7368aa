import { Form, FormActions, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
    open: boolean;
    onClose: () => void;
}

/** Adds the bank account to a request that came without one. */
export function DestinationDialog({ withdrawal, open, onClose }: DestinationDialogProps) {
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title="Choose a bank account"
            description={`Ask ${withdrawal.client.full_name} which account to use.`}
        >
            <DestinationForm withdrawal={withdrawal} onClose={onClose} />
        </Dialog>
    );
}

function DestinationForm({ withdrawal, onClose }: Omit<DestinationDialogProps, 'open'>) {
    const form = useResourceForm<Destination>({
        data: NO_DESTINATION,
        route: withdrawals.destination({ withdrawal: withdrawal.id }),
        onSuccess: onClose,
    });
    const { choices, hasFailed } = useRequestChoices(withdrawal.client.id);

    return (
        <Form form={form} label="Bank account" labels={DESTINATION_LABELS} guarded={false}>
            {choices === null && !hasFailed && <SkeletonText lines={3} />}
            {hasFailed && (
                <Banner tone="danger">
                    Couldn’t load the client’s bank accounts. Close this dialog and try again.
                </Banner>
            )}
            {choices && <DestinationFields form={form} choices={choices} />}
            <FormActions submitVerb="Choose account">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
