import { FormDialog, InputField, TextareaField, useResourceForm } from '@/components/form';
import { services } from '@/routes/generated';
import type { ContactKind, ContactRow } from '@/types/generated';

interface ContactFormDialogProps {
    kind: ContactKind;
    /** The contact to edit; null to add one. */
    contact: ContactRow | null;
    open: boolean;
    onClose: () => void;
}

const LABELS = {
    name: 'Name',
    organisation: 'Organisation',
    role: 'Role',
    mobile_e164: 'Mobile',
    phone_e164: 'Phone',
    email: 'Email',
    notes: 'Notes',
};

export function ContactFormDialog({ kind, contact, open, onClose }: ContactFormDialogProps) {
    const form = useResourceForm({
        data: {
            name: contact?.name ?? '',
            organisation: contact?.organisation ?? '',
            role: contact?.role ?? '',
            mobile_e164: contact?.mobile ?? '',
            phone_e164: contact?.phone ?? '',
            email: contact?.email ?? '',
            notes: contact?.notes ?? '',
        },
        route: contact ? services.contactsUpdate({ contact: contact.id }) : services.contactsStore(),
        onSuccess: onClose,
        ...(contact ? { extra: { version: contact.version } } : { isOnce: true, extra: { kind } }),
    });

    return (
        <FormDialog
            form={form}
            open={open}
            onClose={onClose}
            size="lg"
            title={contact ? `Edit ${contact.name}` : `Add ${kind} contact`}
            submitVerb={contact ? 'Save contact' : 'Add contact'}
            labels={LABELS}
        >
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                <InputField form={form} name="name" required maxLength={100} />
                <InputField form={form} name="organisation" maxLength={100} />
                <InputField form={form} name="role" maxLength={100} />
                <InputField form={form} name="email" type="email" maxLength={255} />
                <InputField form={form} name="mobile_e164" type="tel" maxLength={30} />
                <InputField form={form} name="phone_e164" type="tel" maxLength={30} />
                <TextareaField form={form} name="notes" rows={3} maxLength={2000} className="sm:col-span-2" />
            </div>
        </FormDialog>
    );
}
