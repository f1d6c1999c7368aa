import { MessagesPanel } from '@/features/clients/messages/messages-panel';
import { MessagesSkeleton } from '@/features/clients/messages/messages-skeleton';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useKept } from '@/hooks/use-kept';
import type { ClientMessagesPage } from '@/types/generated';

export default function ClientMessages({ client, thread, unread, composer }: ClientMessagesPage) {
    const latest = useKept(thread, client.id);
    const waiting = useKept(unread, client.id);
    const writing = useKept(composer, client.id);
    useReloadOnWork(['thread', 'unread']);

    return (
        <div className="flex min-h-128 flex-1 flex-col p-4 sm:px-6 lg:min-h-96">
            {latest && waiting && writing ? (
                <MessagesPanel key={client.id} client={client} latest={latest} unread={waiting} composer={writing} />
            ) : (
                <MessagesSkeleton />
            )}
        </div>
    );
}
