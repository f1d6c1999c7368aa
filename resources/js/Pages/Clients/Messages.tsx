import { ContactCard } from '@/features/clients/messages/contact-card';
import { MessagesPanel } from '@/features/clients/messages/messages-panel';
import { MessagesSkeleton } from '@/features/clients/messages/messages-skeleton';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useKept } from '@/hooks/use-kept';
import type { ClientMessagesPage } from '@/types/generated';

export default function ClientMessages({ client, thread, unread, composer, card }: ClientMessagesPage) {
    const latest = useKept(thread, client.id);
    const waiting = useKept(unread, client.id);
    const writing = useKept(composer, client.id);
    const contact = useKept(card, client.id);
    useReloadOnWork(['thread', 'unread']);

    return (
        <div className="flex min-h-128 flex-1 flex-col gap-4 p-4 sm:px-6 lg:min-h-96 xl:flex-row">
            {latest && waiting && writing && contact ? (
                <>
                    <MessagesPanel
                        key={client.id}
                        client={client}
                        latest={latest}
                        unread={waiting}
                        composer={writing}
                    />
                    <ContactCard contact={contact} />
                </>
            ) : (
                <MessagesSkeleton />
            )}
        </div>
    );
}
