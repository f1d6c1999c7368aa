import { ContactCard } from '@/features/clients/messages/contact-card';
import { MessagesPanel } from '@/features/clients/messages/messages-panel';
import { MessagesSkeleton } from '@/features/clients/messages/messages-skeleton';
import { useAsOfDay, useRecordKey } from '@/features/clients/record/use-as-of-day';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import { useKept } from '@/hooks/use-kept';
import { clients } from '@/routes/generated';
import type { ClientMessagesPage } from '@/types/generated';

export default function ClientMessages({ client, thread, unread, composer, card, as_of }: ClientMessagesPage) {
    const key = useRecordKey(client.id);
    const day = useAsOfDay();
    const latest = useKept(thread, key);
    const waiting = useKept(unread, key);
    const writing = useKept(composer, key);
    const contact = useKept(card, key);
    // With the rest, because a message such as STOP changes whether the client may be written to.
    useReloadOnWork(['client', 'thread', 'unread', 'composer', 'card']);

    return (
        <div className="flex min-h-130 flex-1 flex-col gap-4 p-4 sm:px-6 lg:min-h-96 xl:flex-row">
            {latest && waiting && writing !== undefined && contact ? (
                <>
                    <MessagesPanel
                        key={key}
                        client={client}
                        latest={latest}
                        olderRoute={(cursor) =>
                            clients.messagesOlder({ client: client.id }, { query: { cursor, as_of: day } })
                        }
                        unread={waiting}
                        canMarkAsRead={writing?.may_send === true}
                        composer={writing}
                    />
                    <ContactCard
                        contact={contact}
                        isPast={as_of !== null}
                        optOutOf={writing?.may_send === true ? client.id : null}
                    />
                </>
            ) : (
                <MessagesSkeleton />
            )}
        </div>
    );
}
