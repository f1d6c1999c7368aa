import { InputField, useResourceForm } from '@/components/form';
import { PasswordDialog } from '@/components/password-dialog';
import { ScopePicker } from '@/features/developer-tools/scope-picker';
import { developer } from '@/routes/generated';
import type { Choice } from '@/types/generated';

interface CreateSourceDialogProps {
    open: boolean;
    onClose: () => void;
    scopes: readonly Choice[];
    /** Where signed calls go, before the short name. */
    address: string;
}

interface NewSource {
    name: string;
    slug: string;
    scopes: readonly string[];
    current_password: string;
}

const LABELS = { name: 'Name', slug: 'Short name', scopes: 'May send', current_password: 'Your password' };

export function CreateSourceDialog({ open, onClose, scopes, address }: CreateSourceDialogProps) {
    const form = useResourceForm<NewSource>({
        data: { name: '', slug: '', scopes: [], current_password: '' },
        route: developer.webhookSourcesStore(),
        onSuccess: onClose,
    });

    return (
        <PasswordDialog
            open={open}
            onClose={onClose}
            title="Add a webhook source"
            description="Its signing secret is shown once, right after this."
            form={form}
            labels={LABELS}
            verb="Add source"
        >
            <InputField
                form={form}
                name="name"
                label={LABELS.name}
                help="Which system it is, such as SMS gateway."
                required
                maxLength={100}
                autoComplete="off"
            />
            <InputField
                form={form}
                name="slug"
                label={LABELS.slug}
                help={
                    <span className="break-all">{`It sends to ${address}/${form.data.slug || 'sms-gateway'}/…`}</span>
                }
                required
                maxLength={64}
                autoComplete="off"
            />
            <ScopePicker form={form} choices={scopes} />
        </PasswordDialog>
    );
}
