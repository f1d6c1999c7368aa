import { FormDialog, InputField, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
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

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            title={`Rotate the secret of ${credential.service}`}
            description="Change it at the service first. The old secret is not kept."
            submitVerb="Save new secret"
            labels={LABELS}
        >
            <PasswordField form={form} name="secret" autoComplete="new-password" />
            <InputField form={form} name="rotate_on" type="date" help="The owner gets an email a week before." />
        </FormDialog>
    );
}
