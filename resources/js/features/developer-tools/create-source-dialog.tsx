import { InputField, SelectField, useResourceForm } from '@/components/form';
import { PasswordDialog } from '@/components/password-dialog';
import { ScopePicker } from '@/features/developer-tools/scope-picker';
import { developer } from '@/routes/generated';
import type { Choice } from '@/types/generated';

interface CreateSourceDialogProps {
    open: boolean;
    onClose: () => void;
    scopes: readonly Choice[];
    endpoints: readonly string[];
    /** URL of signed calls, up to the slug. */
    address: string;
}

interface NewSource {
    name: string;
    slug: string;
    scopes: readonly string[];
    endpoint: string;
    current_password: string;
}

const LABELS = {
    name: 'Name',
    slug: 'Short name',
    scopes: 'Scopes',
    endpoint: 'Only this call',
    current_password: 'Your password',
};

export function CreateSourceDialog({ open, onClose, scopes, endpoints, address }: CreateSourceDialogProps) {
    const form = useResourceForm<NewSource>({
        data: { name: '', slug: '', scopes: [], endpoint: '', current_password: '' },
        route: developer.webhookSourcesStore(),
        onSuccess: onClose,
    });

    return (
        <PasswordDialog
            open={open}
            onClose={onClose}
            title="Add webhook source"
            description="The signing secret is shown once, after you add the source."
            form={form}
            labels={LABELS}
            submitVerb="Add source"
        >
            <InputField
                form={form}
                name="name"
                help="The system that sends the calls, such as SMS gateway."
                required
                maxLength={100}
                autoComplete="off"
            />
            <InputField
                form={form}
                name="slug"
                help={
                    <span className="break-all">{`Calls go to ${address}/${form.data.slug || 'sms-gateway'}/…`}</span>
                }
                required
                maxLength={64}
                autoComplete="off"
            />
            <ScopePicker form={form} choices={scopes} />
            <SelectField
                form={form}
                name="endpoint"
                help="Choose a call for a system that can only sign plain Standard Webhooks."
                placeholder="All calls of the scopes"
                options={endpoints.map((path) => ({ value: path, label: path }))}
            />
        </PasswordDialog>
    );
}
