import { Form, FormActions, InputField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { FileOf } from '@/features/attachments/attachment-address';
import { attachments } from '@/routes/generated';
import type { AttachmentRow } from '@/types/generated';

interface RenameDialogProps {
    file: AttachmentRow | null;
    subject: FileOf;
    onClose: () => void;
}

/** Gives a file another name; its extension stays. */
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
            <InputField form={form} name="name" label="Name" help={`It goes on ending in ${file.name.slice(dot)}.`} />
            <FormActions submitVerb="Rename">
                <Button onClick={onClose}>Cancel</Button>
            </FormActions>
        </Form>
    );
}
