import { useMemo, useState } from 'react';
import { type ExportRoute, ListTable } from '@/components/data-table';
import { attachmentColumns } from '@/features/attachments/attachment-columns';
import { type AttachmentSubject, attachmentUrl, downloadAttachment } from '@/features/attachments/attachment-url';
import { PreviewDialog } from '@/features/attachments/preview-dialog';
import { RenameDialog } from '@/features/attachments/rename-dialog';
import { UploadZone } from '@/features/attachments/upload-zone';
import { useUploads } from '@/features/attachments/use-uploads';
import { deleteWithUndo } from '@/features/shell/offer-undo';
import { useViewer } from '@/hooks/use-viewer';
import { isReadOnly } from '@/lib/shared-props';
import { attachments as routes } from '@/routes/generated';
import type { AttachmentRow, ListMeta } from '@/types/generated';
import { attachmentList } from '@/types/generated/lists';

const ONLY = ['attachments', 'meta'];

interface AttachmentsPanelProps extends AttachmentSubject {
    files: AttachmentRow[];
    meta: ListMeta;
    /** The export of the list, if the viewer may export it. */
    exportUrl?: ExportRoute;
    /** Shows only the newest files, because the URL holds the order and page of another list. */
    isNewestOnly?: boolean;
}

/** The files of a client, lead or DB client. */
export function AttachmentsPanel({
    subjectType,
    subjectId,
    files,
    meta,
    exportUrl,
    isNewestOnly = false,
}: AttachmentsPanelProps) {
    const canUpload = !isReadOnly(useViewer());
    const subject = useMemo(() => ({ subjectType, subjectId }), [subjectType, subjectId]);
    const [previewed, setPreviewed] = useState<AttachmentRow | null>(null);
    const [renamed, setRenamed] = useState<AttachmentRow | null>(null);
    const { uploads, send, isBusy, clear } = useUploads(subject, ONLY);
    const columns = useMemo(
        () =>
            attachmentColumns(
                {
                    onOpen: (file) =>
                        file.mime === 'application/pdf'
                            ? window.open(attachmentUrl(subject, file.id, true), '_blank', 'noopener')
                            : setPreviewed(file),
                    onDownload: (file) => downloadAttachment(subject, file.id),
                    onRename: setRenamed,
                    onDelete: (file) => deleteFile(subject, file),
                },
                !isNewestOnly,
            ),
        [subject, isNewestOnly],
    );

    return (
        <>
            <div className="flex min-h-0 flex-1 flex-col gap-4">
                {canUpload && <UploadZone uploads={uploads} isBusy={isBusy} onFiles={send} onClear={clear} />}
                <ListTable
                    list={attachmentList}
                    only={ONLY}
                    rows={files}
                    meta={meta}
                    columns={columns}
                    rowLabel={(file) => file.name}
                    {...(exportUrl && { exportUrl })}
                    emptyHint={canUpload ? 'Upload identity documents, statements and letters here.' : undefined}
                />
            </div>
            <PreviewDialog file={previewed} subject={subject} onClose={() => setPreviewed(null)} />
            {renamed && <RenameDialog file={renamed} subject={subject} onClose={() => setRenamed(null)} />}
        </>
    );
}

function deleteFile(subject: AttachmentSubject, { id, name }: AttachmentRow): void {
    const params = { ...subject, attachment: id };
    deleteWithUndo(routes.destroy(params), routes.restore(params), 'File deleted', name);
}
