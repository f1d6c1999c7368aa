import { ListSkeleton } from '@/components/data-table';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { EmailsPanel } from '@/features/clients/emails/emails-panel';
import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { useKept } from '@/hooks/use-kept';
import type { ClientEmailsPage } from '@/types/generated';

export default function ClientEmails({ client, emails, meta, composer, can_export }: ClientEmailsPage) {
    const key = useRecordKey(client.id);
    const rows = useKept(emails, key);
    const pages = useKept(meta, key);
    const writing = useKept(composer, key);

    return (
        <ClientListFrame>
            {rows && pages && writing !== undefined ? (
                <EmailsPanel
                    key={key}
                    clientId={client.id}
                    emails={rows}
                    meta={pages}
                    composer={writing}
                    canExport={can_export}
                />
            ) : (
                <ListSkeleton />
            )}
        </ClientListFrame>
    );
}
