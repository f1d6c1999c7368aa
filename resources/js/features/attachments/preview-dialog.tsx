import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type AttachmentSubject, attachmentUrl, downloadAttachment } from '@/features/attachments/attachment-url';
import type { AttachmentRow } from '@/types/generated';

interface PreviewDialogProps {
    file: AttachmentRow | null;
    subject: AttachmentSubject;
    onClose: () => void;
}

/** Shows a large preview of an image. */
export function PreviewDialog({ file, subject, onClose }: PreviewDialogProps) {
    // Keeps the image visible while the dialog fades out.
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
            footer={shown && <Button onClick={() => downloadAttachment(subject, shown.id)}>Download</Button>}
        >
            {shown && (
                <img
                    src={attachmentUrl(subject, shown.id, true)}
                    alt={shown.name}
                    className="mx-auto max-h-[70dvh] rounded-control bg-sunken object-contain"
                />
            )}
        </Dialog>
    );
}
