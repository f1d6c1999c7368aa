import { useState } from 'react';
import { AmountField, FormDialog, FormField, TextareaField, useResourceForm } from '@/components/form';
import { Banner } from '@/components/ui/banner';
import { Combobox } from '@/components/ui/combobox';
import type { Option } from '@/components/ui/option-type';
import { SkeletonText } from '@/components/ui/skeleton';
import { lookUpClients } from '@/features/clients/client-lookup';
import {
    balanceHelp,
    DESTINATION_LABELS,
    type Destination,
    DestinationFields,
    NO_DESTINATION,
} from '@/features/withdrawals/destination-fields';
import { useRequestChoices } from '@/features/withdrawals/use-request-choices';
import { withdrawals } from '@/routes/generated';

interface RequestDialogProps {
    onClose: () => void;
    /** Fills in the form. */
    initial?: { client: Option; amount: string; note: string };
}

const LABELS = { client_id: 'Client', amount: 'Amount in dollars', note: 'Note', ...DESTINATION_LABELS };

/** Creates a withdrawal on a client's behalf. */
export function RequestDialog({ onClose, initial }: RequestDialogProps) {
    const [client, setClient] = useState<Option | null>(initial?.client ?? null);
    const form = useResourceForm<Destination & { client_id: string; amount: string; note: string }>({
        data: {
            client_id: initial?.client.value ?? '',
            amount: initial?.amount ?? '',
            note: initial?.note ?? '',
            ...NO_DESTINATION,
        },
        route: withdrawals.store(),
        onSuccess: onClose,
        isOnce: true,
    });
    const { choices, hasFailed, askAgain } = useRequestChoices(client === null ? null : Number(client.value));

    const choose = (option: Option | null) => {
        setClient(option);
        form.set('client_id', option?.value ?? '');
        form.set('bank_account_id', '');
        if (hasFailed) {
            askAgain();
        }
    };

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="New withdrawal"
            description="The funds are held straight away. A colleague checks and approves the withdrawal."
            submitVerb="Request withdrawal"
            labels={LABELS}
        >
            <FormField form={form} name="client_id" required>
                <Combobox value={client} onChange={choose} search={lookUpClients} placeholder="Name or PIN…" />
            </FormField>
            {client !== null && choices === null && !hasFailed && <SkeletonText lines={3} />}
            {hasFailed && (
                <Banner tone="danger">Couldn’t load the client’s bank accounts. Select the client again.</Banner>
            )}
            {choices && (
                <>
                    <AmountField form={form} help={balanceHelp(choices)} />
                    <DestinationFields form={form} choices={choices} />
                    <TextareaField
                        form={form}
                        name="note"
                        help="For the colleague who checks it."
                        rows={2}
                        maxLength={500}
                    />
                </>
            )}
        </FormDialog>
    );
}
