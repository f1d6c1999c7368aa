import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { AttachmentSubject } from '@/features/attachments/attachment-url';
import { attachments } from '@/routes/generated';
import type { AttachmentRow } from '@/types/generated';

interface RenameDialogProps {
    file: AttachmentRow | null;
    subject: AttachmentSubject;
    onClose: () => void;
}

/** Renames a file without changing its extension. */
export function RenameDialog({ file, subject, onClose }: RenameDialogProps) {
    return (
        <Dialog open={file !== null} onClose={onClose} title="Rename file">
            {file && <RenameForm key={file.id} file={file} subject={subject} onClose={onClose} />}
        </Dialog>
    );
}

function RenameForm({ file, subject, onClose }: RenameDialogProps & { file: AttachmentRow }) {
    const dot = file.name.lastIndexOf('.');
    const form = useResourceForm({
        data: { name: dot > 0 ? file.name.slice(0, dot) : file.name },
        route: attachments.update({ ...subject, attachment: file.id }),
        onSuccess: onClose,
    });

    return (
        <Form form={form} label="Rename file" labels={{ name: 'Name' }}>
            <InputField
                form={form}
                name="name"
                label="Name"
                help={`The file extension ${file.name.slice(dot)} stays the same.`}
            />
            <FormActions submitVerb="Rename file">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
