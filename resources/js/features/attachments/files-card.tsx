import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { AttachmentSubject } from '@/features/attachments/attachment-url';
import { AttachmentsPanel } from '@/features/attachments/attachments-panel';
import type { AttachmentRow, ListMeta } from '@/types/generated';

interface FilesCardProps extends AttachmentSubject {
    files: AttachmentRow[] | null | undefined;
    meta: ListMeta | null | undefined;
}

/** A card with the files of a record. `files` and `meta` are deferred props of the page. */
export function FilesCard({ files, meta, ...subject }: FilesCardProps) {
    return (
        <Card>
            <CardHeader title="Files" />
            <CardBody className="flex flex-col">
                {files && meta ? (
                    <AttachmentsPanel {...subject} files={files} meta={meta} isNewestOnly />
                ) : (
                    // As high as the panel without files, so that cards below it stay.
                    <Skeleton className="h-96" />
                )}
            </CardBody>
        </Card>
    );
}
