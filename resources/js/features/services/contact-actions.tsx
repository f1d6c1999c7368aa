import { ArrowDownTrayIcon, EllipsisHorizontalIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { ContactFormDialog } from '@/features/services/contact-form-dialog';
import { services } from '@/routes/generated';
import type { ContactKind, ContactRow } from '@/types/generated';

interface ContactActionsProps {
    kind: ContactKind;
    contact: ContactRow;
    canManage: boolean;
    canExport: boolean;
}

export function ContactActions({ kind, contact, canManage, canExport }: ContactActionsProps) {
    const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
    const [isSending, setIsSending] = useState(false);
    const close = () => setDialog(null);
    const params = { contact: contact.id };

    return (
        <>
            <Menu
                trigger={<IconButton icon={EllipsisHorizontalIcon} label={`Actions for ${contact.name}`} size="sm" />}
            >
                {canExport && (
                    <MenuItem
                        icon={ArrowDownTrayIcon}
                        onSelect={() => window.location.assign(services.contactsVcardDownload(params).url)}
                    >
                        Download vCard
                    </MenuItem>
                )}
                {canManage && (
                    <>
                        <MenuItem icon={PencilIcon} onSelect={() => setDialog('edit')}>
                            Edit
                        </MenuItem>
                        <MenuItem icon={TrashIcon} danger onSelect={() => setDialog('delete')}>
                            Delete
                        </MenuItem>
                    </>
                )}
            </Menu>
            <ContactFormDialog kind={kind} contact={contact} open={dialog === 'edit'} onClose={close} />
            <ConfirmDialog
                open={dialog === 'delete'}
                danger
                title={`Delete ${contact.name}?`}
                body="Colleagues can no longer find this contact."
                confirmVerb="Delete contact"
                loading={isSending}
                onConfirm={() =>
                    router.delete(services.contactsDestroy(params).url, {
                        preserveScroll: true,
                        onStart: () => setIsSending(true),
                        onFinish: () => setIsSending(false),
                        onSuccess: close,
                    })
                }
                onClose={close}
            />
        </>
    );
}
