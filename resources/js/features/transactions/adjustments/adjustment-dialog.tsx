import { useState } from 'react';
import { AmountField, FormDialog, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { Option } from '@/components/ui/option-type';
import { lookUpClients } from '@/features/clients/client-lookup';
import { transactions } from '@/routes/generated';

const LABELS = { client_id: 'Client', kind: 'Type', amount: 'Amount in dollars', reason: 'Reason' };

const KINDS = [
    { value: 'credit', label: 'Add to the balance' },
    { value: 'debit', label: 'Deduct from the balance' },
    { value: 'fee', label: 'Fee' },
];

/** Requests a manual balance change, which a colleague approves. */
export function AdjustmentDialog({ onClose }: { onClose: () => void }) {
    const form = useResourceForm<Record<keyof typeof LABELS, string>>({
        data: { client_id: '', kind: 'credit', amount: '', reason: '' },
        route: transactions.adjustmentsStore(),
        onSuccess: onClose,
        isOnce: true,
    });
    const [client, setClient] = useState<Option | null>(null);

    return (
        <FormDialog
            form={form}
            onClose={onClose}
            title="Request adjustment"
            description="A colleague must approve it before the balance changes."
            submitVerb="Request adjustment"
            labels={LABELS}
        >
            <Field label={LABELS.client_id} required error={form.errors.client_id}>
                <Combobox
                    value={client}
                    search={lookUpClients}
                    placeholder="Name or PIN…"
                    onChange={(option) => {
                        setClient(option);
                        form.set('client_id', option?.value ?? '');
                    }}
                />
            </Field>
            <SelectField form={form} name="kind" required options={KINDS} />
            <AmountField form={form} />
            <TextareaField form={form} name="reason" required maxLength={255} rows={2} />
        </FormDialog>
    );
}
