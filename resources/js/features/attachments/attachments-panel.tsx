import { router } from '@inertiajs/react';
import { useMemo, useState } from 'react';
import { DataTable, type ExportRoute } from '@/components/data-table';
import { attachmentUrl, type FileOf, saveAttachment } from '@/features/attachments/attachment-address';
import { attachmentColumns } from '@/features/attachments/attachment-columns';
import { PreviewDialog } from '@/features/attachments/preview-dialog';
import { RenameDialog } from '@/features/attachments/rename-dialog';
import { UploadZone } from '@/features/attachments/upload-zone';
import { useUploads } from '@/features/attachments/use-uploads';
import { showToast } from '@/features/shell/feedback-store';
import { attachments as routes } from '@/routes/generated';
import type { AttachmentRow, ListMeta } from '@/types/generated';

const IN_PLACE = { preserveScroll: true, preserveState: true } as const;
const ONLY = ['attachments', 'meta'];

interface AttachmentsPanelProps extends FileOf {
    files: AttachmentRow[];
    meta: ListMeta;
    /** Of the list, where it may be exported. */
    exportUrl?: ExportRoute;
    /** Beside other lists, whose order and page the URL holds: always the newest files. */
    isNewestOnly?: boolean;
}

/** The files of a client, a lead or a prospect. */
export function AttachmentsPanel({
    subjectType,
    subjectId,
    files,
    meta,
    exportUrl,
    isNewestOnly = false,
}: AttachmentsPanelProps) {
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
                    onDownload: (file) => saveAttachment(subject, file.id),
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
                <UploadZone uploads={uploads} isBusy={isBusy} onFiles={send} onClear={clear} />
                <DataTable
                    name="attachments"
                    noun="files"
                    only={ONLY}
                    rows={files}
                    meta={meta}
                    columns={columns}
                    rowLabel={(file) => file.name}
                    {...(exportUrl && { exportUrl })}
                    emptyHint="Identity documents, statements and letters belong here."
                />
            </div>
            <PreviewDialog file={previewed} subject={subject} onClose={() => setPreviewed(null)} />
            <RenameDialog file={renamed} subject={subject} onClose={() => setRenamed(null)} />
        </>
    );
}

/** Needs no question first: it can be undone. */
function deleteFile(subject: FileOf, { id, name }: AttachmentRow): void {
    const address = { ...subject, attachment: id };
    router.delete(routes.destroy(address), {
        ...IN_PLACE,
        onSuccess: () =>
            showToast({
                tone: 'ok',
                title: 'The file is deleted',
                text: name,
                offer: { label: 'Undo', onPress: () => router.put(routes.restore(address), {}, IN_PLACE) },
            }),
    });
}
