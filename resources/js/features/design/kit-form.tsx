import { useState } from 'react';
import {
    CheckboxField,
    ChoiceField,
    Form,
    FormActions,
    InputField,
    type ResourceForm,
    SelectField,
    TextareaField,
} from '@/components/form';
import { RadioGroup } from '@/components/ui/radio-group';

interface KitFields {
    full_name: string;
    email: string;
    state: string;
    note: string;
    channel: 'sms' | 'email';
    has_consented: boolean;
}

const OPENED: KitFields = {
    full_name: '',
    email: 'harriet.okafor@example.com',
    state: 'VIC',
    note: '',
    channel: 'sms',
    has_consented: true,
};
const LABELS = { full_name: 'Full name', email: 'Email', state: 'State', note: 'Note' };
const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'].map((value) => ({ value, label: value }));
const CHANNELS = [
    { value: 'sms' as const, label: 'SMS' },
    { value: 'email' as const, label: 'Email' },
];
const REFUSED = {
    full_name: 'Enter the full name as on the identity document.',
    email: 'Another client already has this email.',
};

/** The form kit after a refused save and a colleague's change. */
export function KitForm() {
    const form = useKitForm();

    return (
        <Form form={form} label="Example form" labels={LABELS} guarded={false} className="p-4">
            <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
                <InputField form={form} name="full_name" label={LABELS.full_name} required autoComplete="off" />
                <InputField form={form} name="email" label={LABELS.email} type="email" required autoComplete="off" />
                <SelectField form={form} name="state" label={LABELS.state} options={STATES} required />
                <TextareaField form={form} name="note" label={LABELS.note} help="Only visible to staff." />
                <ChoiceField form={form} name="channel">
                    {() => (
                        <RadioGroup
                            legend="Preferred channel"
                            inline
                            options={CHANNELS}
                            value={form.data.channel}
                            onChange={(channel) => form.set('channel', channel)}
                        />
                    )}
                </ChoiceField>
                <CheckboxField form={form} name="has_consented" label="Marketing consent" />
            </div>
            <FormActions submitVerb="Save client" />
        </Form>
    );
}

// Mimics the server's validation.
function useKitForm(): ResourceForm<KitFields> {
    const [data, setData] = useState(OPENED);
    const [errors, setErrors] = useState<Record<string, string>>(REFUSED);

    return {
        data,
        errors,
        isDirty: data !== OPENED,
        processing: false,
        refusals: 0,
        set: (name, value) => {
            setData((fields) => ({ ...fields, [name]: value }));
            setErrors(({ [name]: _settled, ...rest }) => rest);
        },
        submit: () => setErrors(data.full_name.trim() === '' ? REFUSED : {}),
        reset: () => setData(OPENED),
        savedElsewhere: (name) =>
            name === 'state' && data.state !== 'NSW' ? ('NSW' as KitFields[typeof name]) : undefined,
    };
}
