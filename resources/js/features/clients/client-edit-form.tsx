import { Form, FormActions, InputField, SelectField } from '@/components/form';
import { Button } from '@/components/ui/button';
import { CLIENT_FIELD_LABELS as LABELS } from '@/features/clients/client-fields';
import { ConflictChooser } from '@/features/clients/conflict-chooser';
import { StatusRule } from '@/features/clients/record/status-rule';
import { useClientForm } from '@/features/clients/use-client-form';
import { toOptions } from '@/lib/options';
import type { ClientDetailsPage } from '@/types/generated';

interface ClientEditFormProps {
    page: ClientDetailsPage;
    onClose: () => void;
}

export function ClientEditForm({ page, onClose }: ClientEditFormProps) {
    const { client, choices } = page;
    const { form, undecided, decide } = useClientForm({
        clientId: client.id,
        saved: page.form,
        version: page.version,
        conflicts: page.conflicts,
        onSaved: onClose,
    });

    return (
        <Form form={form} label={`Edit ${client.full_name}`} labels={LABELS} className="p-4">
            <ConflictChooser conflicts={undecided} choices={choices} onDecide={decide} />
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">
                <InputField form={form} name="first_name" required autoFocus className="sm:col-span-3" />
                <InputField form={form} name="last_name" required className="sm:col-span-3" />
                <InputField
                    form={form}
                    name="preferred_name"
                    help="The name the client likes to be called."
                    className="sm:col-span-3"
                />
                <InputField form={form} name="date_of_birth" type="date" className="sm:col-span-3" />
                <InputField
                    form={form}
                    name="mobile_e164"
                    type="tel"
                    help="An Australian mobile number, such as 0491 570 156."
                    className="sm:col-span-3"
                />
                <InputField form={form} name="email" type="email" className="sm:col-span-3" />
                <InputField form={form} name="address" className="sm:col-span-6" />
                <InputField form={form} name="suburb" className="sm:col-span-2" />
                <SelectField form={form} name="state" options={toOptions(choices.state)} className="sm:col-span-2" />
                <InputField form={form} name="postcode" inputMode="numeric" maxLength={4} className="sm:col-span-2" />
                <SelectField
                    form={form}
                    name="status"
                    options={toOptions(choices.status)}
                    required
                    className="sm:col-span-3"
                />
                <SelectField
                    form={form}
                    name="company_id"
                    options={toOptions(choices.company_id)}
                    required
                    className="sm:col-span-3"
                />
                <SelectField
                    form={form}
                    name="account_manager_id"
                    options={toOptions(choices.account_manager_id)}
                    className="sm:col-span-3"
                />
                <SelectField
                    form={form}
                    name="affiliate_id"
                    options={toOptions(choices.affiliate_id)}
                    className="sm:col-span-3"
                />
            </div>
            <StatusRule refused={choices.refused_status} />
            <FormActions submitVerb="Save client">
                <Button variant="ghost" disabled={form.processing} onClick={onClose}>
                    Cancel
                </Button>
            </FormActions>
        </Form>
    );
}
