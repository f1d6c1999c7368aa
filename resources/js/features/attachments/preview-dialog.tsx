import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { attachmentUrl, type FileOf, saveAttachment } from '@/features/attachments/attachment-address';
import type { AttachmentRow } from '@/types/generated';

interface PreviewDialogProps {
    file: AttachmentRow | null;
    subject: FileOf;
    onClose: () => void;
}

/** A picture, large. */
export function PreviewDialog({ file, subject, onClose }: PreviewDialogProps) {
    // The picture stays while the dialog fades out.
    const [shown, setShown] = useState(file);
    if (file !== null && file !== shown) {
        setShown(file);
    }

    return (
        <Dialog
            open={file !== null}
            onClose={onClose}
            size="xl"
            title={shown?.name ?? ''}
            footer={shown && <Button onClick={() => saveAttachment(subject, shown.id)}>Download</Button>}
        >
            {shown && (
                <img
                    src={attachmentUrl(subject, shown.id, true)}
                    alt={shown.name}
                    className="mx-auto max-h-[65dvh] rounded-control bg-sunken object-contain"
                />
            )}
        </Dialog>
    );
}
