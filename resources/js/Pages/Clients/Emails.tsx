import { ListSkeleton } from '@/components/data-table';
import { ClientListFrame } from '@/features/clients/client-list-frame';
import { EmailsPanel } from '@/features/clients/emails/emails-panel';
import { useKept } from '@/hooks/use-kept';
import type { ClientEmailsPage } from '@/types/generated';

export default function ClientEmails({ client, emails, meta, composer, can_export }: ClientEmailsPage) {
    const rows = useKept(emails, client.id);
    const pages = useKept(meta, client.id);
    const writing = useKept(composer, client.id);

    return (
        <ClientListFrame>
            {rows && pages && writing ? (
                <EmailsPanel
                    key={client.id}
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
