import { Link } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { ShortTime } from '@/components/ui/relative-time';
import type { useConversationLinks } from '@/features/sms/use-conversation-links';
import { cn } from '@/lib/cn';
import { pluralize } from '@/lib/pluralize';
import type { ConversationRow } from '@/types/generated';

interface ConversationItemProps {
    conversation: ConversationRow;
    isChosen: boolean;
    links: ReturnType<typeof useConversationLinks>;
}

/** One conversation in the list of the panel. */
export function ConversationItem({ conversation, isChosen, links }: ConversationItemProps) {
    const { id, client_name, phone, unread_count, last_message, is_last_from_us, is_last_failed } = conversation;

    return (
        <li className="border-b border-line">
            <Link
                href={links.hrefOf(id)}
                {...links.visit}
                aria-current={isChosen ? 'true' : undefined}
                className={cn(
                    'flex flex-col gap-0.5 px-4 py-2.5 -outline-offset-2',
                    isChosen ? 'bg-accent-soft' : 'hover:bg-hover',
                )}
            >
                <span className="flex items-baseline gap-2">
                    <span className={cn('min-w-0 flex-1 truncate', unread_count > 0 ? 'font-strong' : 'font-medium')}>
                        {client_name ?? phone}
                    </span>
                    <ShortTime value={conversation.last_message_at} className="text-xs text-muted" />
                </span>
                <span className="flex items-center gap-2">
                    <span className="min-w-0 flex-1 truncate text-compact text-muted">
                        {is_last_from_us && (is_last_failed ? 'Not delivered: ' : 'Sent: ')}
                        {last_message}
                    </span>
                    {unread_count > 0 && (
                        <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-xs font-medium text-accent-ink tabular">
                            <span aria-hidden="true">{unread_count}</span>
                            <span className="sr-only">
                                {pluralize(unread_count, 'unread message', 'unread messages')}
                            </span>
                        </span>
                    )}
                </span>
                <Marks conversation={conversation} />
            </Link>
        </li>
    );
}

function Marks({ conversation }: { conversation: ConversationRow }) {
    const { client_name, assignee_name, is_resolved, snoozed_until } = conversation;

    return (
        <span className="flex flex-wrap items-center gap-1.5 text-xs text-muted empty:hidden">
            {client_name === null && <Badge tone="warn">Not a client</Badge>}
            {is_resolved && <Badge>Resolved</Badge>}
            {snoozed_until !== null && <Badge tone="info">Snoozed</Badge>}
            {assignee_name !== null && <span className="truncate">{assignee_name}</span>}
        </span>
    );
}
