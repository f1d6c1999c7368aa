import { ListSkeleton } from '@/components/data-table';
import { Skeleton } from '@/components/ui/skeleton';
import { AttachmentsPanel } from '@/features/attachments/attachments-panel';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { useKept } from '@/hooks/use-kept';
import { clients as routes } from '@/routes/generated';
import type { ClientAttachmentsPage } from '@/types/generated';

export default function ClientAttachments({ client, attachments, meta, can_export }: ClientAttachmentsPage) {
    const files = useKept(attachments, client.id);
    const pages = useKept(meta, client.id);

    return (
        <ClientListFrame above="strip">
            {files && pages ? (
                <AttachmentsPanel
                    key={client.id}
                    subjectType="client"
                    subjectId={client.id}
                    files={files}
                    meta={pages}
                    {...(can_export && { exportUrl: routes.attachmentsExport({ client: client.id }) })}
                />
            ) : (
                <div className="flex min-h-0 flex-1 flex-col gap-4">
                    <Skeleton className="h-14" />
                    <ListSkeleton />
                </div>
            )}
        </ClientListFrame>
    );
}
