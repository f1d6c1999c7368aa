import { ChevronLeftIcon, IdentificationIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { LinkButton } from '@/components/ui/link-button';
import { MessagesPanel } from '@/features/clients/messages/messages-panel';
import { useConversationLinks } from '@/features/sms/use-conversation-links';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { can } from '@/lib/shared-props';
import { clients, sms } from '@/routes/generated';
import type { ConversationDetails, MessageComposer, SmsHistory, SmsUnread } from '@/types/generated';

interface ThreadPaneProps {
    conversation: ConversationDetails;
    thread: SmsHistory;
    unread: readonly SmsUnread[];
    composer: MessageComposer | null;
    canMarkAsRead: boolean;
    messageId: number | null;
    /** Shows the client in place of the thread, where there is no room for both. */
    onShowClient: () => void;
    className?: string;
}

/** The chosen conversation: its messages and the reply. */
export function ThreadPane({ conversation, thread, composer, onShowClient, ...rest }: ThreadPaneProps) {
    const { id, client, phone } = conversation;

    return (
        <MessagesPanel
            client={client ?? { id: null, first_name: phone }}
            latest={thread}
            olderRoute={(cursor) => sms.conversationsOlder({ conversation: id }, { query: { cursor } })}
            composer={composer}
            header={<ThreadHeader conversation={conversation} onShowClient={onShowClient} />}
            note={<NoReply conversation={conversation} />}
            {...rest}
        />
    );
}

function ThreadHeader({
    conversation: { client, phone, is_resolved, snoozed_until },
    onShowClient,
}: Pick<ThreadPaneProps, 'conversation' | 'onShowClient'>) {
    const { listUrl, visit } = useConversationLinks();

    return (
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
            <Link
                href={listUrl}
                {...visit}
                aria-label="Back to conversations"
                className={cn(buttonStyle('ghost', 'sm'), 'lg:hidden')}
            >
                <ChevronLeftIcon aria-hidden="true" className="icon -ml-0.5" />
                Back
            </Link>
            <h2 className="min-w-0 flex-1 truncate font-strong">{client?.full_name ?? phone}</h2>
            {client === null && <Badge tone="warn">Not a client</Badge>}
            {is_resolved && <Badge>Resolved</Badge>}
            {snoozed_until !== null && <Badge tone="info">Snoozed</Badge>}
            <Button size="sm" icon={IdentificationIcon} className="xl:hidden" onClick={onShowClient}>
                Details
            </Button>
        </header>
    );
}

function NoReply({ conversation: { client, phone } }: { conversation: ConversationDetails }) {
    const viewer = useViewer();

    return client === null ? (
        <div className="flex flex-wrap items-center gap-3 text-muted">
            <p className="min-w-48 flex-1">You can’t reply because this number doesn’t belong to a client.</p>
            {can(viewer, 'viewClients') && (
                <LinkButton href={clients.topSearchBar({ search: phone })} size="sm">
                    Search for the number
                </LinkButton>
            )}
        </div>
    ) : (
        <p className="text-muted">You can’t reply because your role can’t open clients.</p>
    );
}
