import { FormDialog, InputField, useResourceForm } from '@/components/form';
import type { AttachmentSubject } from '@/features/attachments/attachment-url';
import { attachments } from '@/routes/generated';
import type { AttachmentRow } from '@/types/generated';

interface RenameDialogProps {
    file: AttachmentRow;
    subject: AttachmentSubject;
    onClose: () => void;
}

/** Renames a file without changing its extension. */
export function RenameDialog({ file, subject, onClose }: RenameDialogProps) {
    const dot = file.name.lastIndexOf('.');
    const form = useResourceForm({
        data: { name: dot > 0 ? file.name.slice(0, dot) : file.name },
        route: attachments.update({ ...subject, attachment: file.id }),
        onSuccess: onClose,
    });

    return (
        <FormDialog form={form} onClose={onClose} title="Rename file" submitVerb="Rename file">
            <InputField
                form={form}
                name="name"
                label="Name"
                help={`The file extension ${file.name.slice(dot)} stays the same.`}
            />
        </FormDialog>
    );
}
