import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import type { FileOf } from '@/features/attachments/attachment-address';
import { AttachmentsPanel } from '@/features/attachments/attachments-panel';
import type { AttachmentRow, ListMeta } from '@/types/generated';

interface FilesCardProps extends FileOf {
    files: AttachmentRow[] | null | undefined;
    meta: ListMeta | null | undefined;
}

/** The files of a record that has them among other things; `files` and `meta` are the page's deferred props. */
export function FilesCard({ files, meta, ...subject }: FilesCardProps) {
    return (
        <Card>
            <CardHeader title="Files" />
            <CardBody className="flex flex-col">
                {files && meta ? (
                    <AttachmentsPanel {...subject} files={files} meta={meta} isNewestOnly />
                ) : (
                    <Skeleton className="h-28" />
                )}
            </CardBody>
        </Card>
    );
}
