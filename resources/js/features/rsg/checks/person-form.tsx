import { useState } from 'react';
import { Form, FormActions, FormField, InputField, useResourceForm } from '@/components/form';
import { Combobox } from '@/components/ui/combobox';
import type { Option } from '@/components/ui/option-type';
import { lookUpClients } from '@/features/clients/client-lookup';
import { rsg } from '@/routes/generated';

interface CheckFormProps {
    /** Gets the name of the person, which the server doesn't store. */
    onChecked: (name: string | null) => void;
}

/** Checks a client by the details of their record. */
export function ClientForm({ onChecked }: CheckFormProps) {
    const [client, setClient] = useState<Option | null>(null);
    const form = useResourceForm({
        data: { client_id: '' },
        route: rsg.betstopCheckStore(),
        onSuccess: () => {
            onChecked(null);
            setClient(null);
        },
    });

    return (
        <Form form={form} label="Check a client" labels={{ client_id: 'Client' }} guarded={false}>
            <FormField form={form} name="client_id" label="Client" required>
                <Combobox
                    value={client}
                    onChange={(option) => {
                        setClient(option);
                        form.set('client_id', option?.value ?? '');
                    }}
                    search={lookUpClients}
                    placeholder="Name or PIN…"
                />
            </FormField>
            <FormActions submitVerb="Check client" />
        </Form>
    );
}

const LABELS = {
    first_name: 'First name',
    last_name: 'Last name',
    date_of_birth: 'Date of birth',
    phones: 'Phones',
    email: 'Email',
    postcode: 'Postcode',
};

type PersonFields = Record<keyof typeof LABELS, string>;

/** Checks a person by typed details. */
export function PersonForm({ onChecked }: CheckFormProps) {
    const form = useResourceForm<PersonFields>({
        data: { first_name: '', last_name: '', date_of_birth: '', phones: '', email: '', postcode: '' },
        route: rsg.betstopCheckStore(),
        onSuccess: () => onChecked(`${form.data.first_name} ${form.data.last_name}`.trim()),
    });

    return (
        <Form form={form} label="Check a person" labels={LABELS} guarded={false}>
            <div className="grid gap-4 sm:grid-cols-2">
                <InputField form={form} name="first_name" label={LABELS.first_name} required maxLength={100} />
                <InputField form={form} name="last_name" label={LABELS.last_name} required maxLength={100} />
                <InputField form={form} name="date_of_birth" label={LABELS.date_of_birth} type="date" required />
                <InputField form={form} name="postcode" label={LABELS.postcode} inputMode="numeric" maxLength={4} />
                <InputField
                    form={form}
                    name="phones"
                    label={LABELS.phones}
                    help="Mobiles and landlines, separated by commas."
                    maxLength={200}
                />
                <InputField form={form} name="email" label={LABELS.email} type="email" maxLength={255} />
            </div>
            <FormActions submitVerb="Check person" />
        </Form>
    );
}
