import { Form, InputField, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { services } from '@/routes/generated';
import type { CredentialRow } from '@/types/generated';

interface RotateDialogProps {
    credential: CredentialRow;
    open: boolean;
    onClose: () => void;
}

const LABELS = { secret: 'New secret', rotate_on: 'Next rotation' };

/** Stores the new secret of a service. The old one is not kept. */
export function RotateDialog({ credential, open, onClose }: RotateDialogProps) {
    const form = useResourceForm({
        data: { secret: '', rotate_on: '' },
        route: services.credentialsRotate({ credential: credential.id }),
        extra: { version: credential.version },
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
            title={`Rotate the secret of ${credential.service}`}
            description="Change it at the service first. The old secret is not kept."
            footer={
                <>
                    <Button onClick={close}>Cancel</Button>
                    <Button variant="primary" loading={form.processing} onClick={form.submit}>
                        Save new secret
                    </Button>
                </>
            }
        >
            <Form form={form} label="New secret" labels={LABELS}>
                <PasswordField form={form} name="secret" label={LABELS.secret} autoComplete="new-password" />
                <InputField
                    form={form}
                    name="rotate_on"
                    label={LABELS.rotate_on}
                    type="date"
                    help="The owner gets an email a week before."
                />
            </Form>
        </Dialog>
    );
}
