import { Form, InputField, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
    const close = () => {
        form.reset();
        onClose();
    };

    return (
        <Dialog
            open={open}
            onClose={close}
            title="Add a webhook source"
            description="Its signing secret is shown once, right after this."
        >
            <Form form={form} label="Add a webhook source" labels={LABELS} guarded={false} className="pt-1">
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
                <PasswordField
                    form={form}
                    name="current_password"
                    label={LABELS.current_password}
                    autoComplete="current-password"
                />
                <div className="flex flex-wrap justify-end gap-2">
                    <Button onClick={close}>Cancel</Button>
                    <Button type="submit" variant="primary" loading={form.processing}>
                        Add source
                    </Button>
                </div>
            </Form>
        </Dialog>
    );
}
