import { FormDialog, InputField, SelectField, TextareaField, useResourceForm } from '@/components/form';
import { PasswordField } from '@/components/password-field';
import { toOptions, withPresent } from '@/lib/options';
import { services } from '@/routes/generated';
import type { Choice, CredentialRow } from '@/types/generated';

interface CredentialFormDialogProps {
    /** The credential to edit; null to add one. */
    credential: CredentialRow | null;
    owners: readonly Choice[];
    open: boolean;
    onClose: () => void;
}

const LABELS = {
    service: 'Service',
    address: 'Address',
    username: 'Username',
    secret: 'Secret',
    owner_id: 'Owner',
    rotate_on: 'Rotate by',
    notes: 'Notes',
};

/** Adds a credential, or edits it without its secret. */
export function CredentialFormDialog({ credential, owners, open, onClose }: CredentialFormDialogProps) {
    const isNew = credential === null;
    const form = useResourceForm({
        data: {
            service: credential?.service ?? '',
            address: credential?.address ?? '',
            username: credential?.username ?? '',
            owner_id: credential ? String(credential.owner_id) : '',
            rotate_on: credential?.rotate_on ?? '',
            notes: credential?.notes ?? '',
            ...(isNew && { secret: '' }),
        } as Record<keyof typeof LABELS, string>,
        route: isNew ? services.credentialsStore() : services.credentialsUpdate({ credential: credential.id }),
        onSuccess: onClose,
        ...(isNew ? { isOnce: true } : { extra: { version: credential.version } }),
    });
    const present = `${credential?.owner_name} (can’t open Services)`;
    const options = toOptions(withPresent(owners, credential?.owner_id ?? null, present));

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={isNew ? 'Add credential' : `Edit ${credential.service}`}
            description={
                isNew ? 'The secret is encrypted. Colleagues reveal it with a reason and their password.' : undefined
            }
            submitVerb={isNew ? 'Add credential' : 'Save credential'}
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <InputField form={form} name="service" required maxLength={100} />
                <InputField form={form} name="address" maxLength={255} />
                <InputField form={form} name="username" maxLength={255} autoComplete="off" />
                {isNew && <PasswordField form={form} name="secret" autoComplete="new-password" />}
                <SelectField
                    form={form}
                    name="owner_id"
                    required
                    options={options}
                    help="Gets an email when the secret is revealed or due for a change."
                />
                <InputField form={form} name="rotate_on" type="date" />
                <TextareaField
                    form={form}
                    name="notes"
                    rows={3}
                    maxLength={2000}
                    help="Notes are not encrypted. Don’t write secrets here."
                    className="sm:col-span-2"
                />
            </div>
        </FormDialog>
    );
}
