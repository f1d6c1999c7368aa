import { ArrowDownTrayIcon, EllipsisHorizontalIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { ContactFormDialog } from '@/features/services/contact-form-dialog';
import { useStep } from '@/hooks/use-step';
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
    const { take, isBusy } = useStep();
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
                loading={isBusy}
                onConfirm={() => take(services.contactsDestroy(params), {}, close)}
                onClose={close}
            />
        </>
    );
}
