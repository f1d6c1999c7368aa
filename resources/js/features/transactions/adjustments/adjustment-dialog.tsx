import { useState } from 'react';
import { AmountField, Form, FormActions, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import type { Option } from '@/components/ui/option-type';
import { lookUpClients } from '@/features/clients/client-lookup';
import { transactions } from '@/routes/generated';

interface AdjustmentDialogProps {
    open: boolean;
    onClose: () => void;
}

const LABELS = { client_id: 'Client', kind: 'Type', amount: 'Amount in dollars', reason: 'Reason' };

const KINDS = [
    { value: 'credit', label: 'Add to the balance' },
    { value: 'debit', label: 'Deduct from the balance' },
    { value: 'fee', label: 'Fee' },
];

/** Requests a manual balance change, which a colleague approves. */
export function AdjustmentDialog({ open, onClose }: AdjustmentDialogProps) {
    return (
        <Dialog
            open={open}
            onClose={onClose}
            title="Request adjustment"
            description="A colleague must approve it before the balance changes."
        >
            <AdjustmentForm onClose={onClose} />
        </Dialog>
    );
}

interface NewAdjustment {
    client_id: string;
    kind: string;
    amount: string;
    reason: string;
}

function AdjustmentForm({ onClose }: Omit<AdjustmentDialogProps, 'open'>) {
    const form = useResourceForm<NewAdjustment>({
        data: { client_id: '', kind: 'credit', amount: '', reason: '' },
        route: transactions.adjustmentsStore(),
        onSuccess: onClose,
        isOnce: true,
    });
    const [client, setClient] = useState<Option | null>(null);

    return (
        <Form form={form} label="Adjustment" labels={LABELS} guarded={false}>
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
            <SelectField form={form} name="kind" label={LABELS.kind} required options={KINDS} />
            <AmountField form={form} label={LABELS.amount} />
            <TextareaField form={form} name="reason" label={LABELS.reason} required maxLength={255} rows={2} />
            <FormActions submitVerb="Request adjustment">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
