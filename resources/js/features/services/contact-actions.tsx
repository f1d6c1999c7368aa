import { ArrowDownTrayIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ExportDialog } from '@/components/data-table/export-dialog';
import { RowMenu } from '@/components/data-table/row-menu';
import { MenuItem } from '@/components/ui/menu';
import { ContactFormDialog } from '@/features/services/contact-form-dialog';
import { deleteWithUndo } from '@/features/shell/offer-undo';
import { services } from '@/routes/generated';
import type { ContactKind, ContactRow } from '@/types/generated';

interface ContactActionsProps {
    kind: ContactKind;
    contact: ContactRow;
    canManage: boolean;
    canExport: boolean;
}

export function ContactActions({ kind, contact, canManage, canExport }: ContactActionsProps) {
    const [isEditing, setIsEditing] = useState(false);
    const [isExporting, setIsExporting] = useState(false);
    const params = { contact: contact.id };
    const remove = () =>
        deleteWithUndo(services.contactsDestroy(params), services.contactsRestore(params), `${contact.name} deleted`);

    return (
        <>
            <RowMenu name={contact.name}>
                {canExport && (
                    <MenuItem icon={ArrowDownTrayIcon} onSelect={() => setIsExporting(true)}>
                        Export vCard
                    </MenuItem>
                )}
                {canManage && (
                    <>
                        <MenuItem icon={PencilIcon} onSelect={() => setIsEditing(true)}>
                            Edit
                        </MenuItem>
                        <MenuItem icon={TrashIcon} danger onSelect={remove}>
                            Delete
                        </MenuItem>
                    </>
                )}
            </RowMenu>
            {isExporting && (
                <ExportDialog
                    route={services.contactsVcardDownload(params)}
                    ids={[String(contact.id)]}
                    query={{}}
                    isNarrowed={false}
                    noun={contact.name}
                    format="vCard"
                    open
                    onClose={() => setIsExporting(false)}
                />
            )}
            <ContactFormDialog kind={kind} contact={contact} open={isEditing} onClose={() => setIsEditing(false)} />
        </>
    );
}
