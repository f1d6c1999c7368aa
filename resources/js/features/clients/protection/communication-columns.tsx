import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { rsgCommunicationList } from '@/types/generated/lists';

export const COMMUNICATION_COLUMNS = columnsOf(rsgCommunicationList, {
    body: {
        cell: (message) => <span className="block max-w-xl min-w-48 whitespace-pre-line">{message.body}</span>,
        primary: true,
    },
    sender: {
        cell: (message) => (message.is_from_client ? <Badge tone="info">Client</Badge> : message.sender.full_name),
    },
    sent_at: {
        cell: (message) => (
            <time dateTime={message.sent_at} className="text-compact whitespace-nowrap">
                {message.sent_at_human_format}
            </time>
        ),
        descendingFirst: true,
    },
    is_resolved: {
        cell: ({ resolved_at, resolver_name }) =>
            resolved_at ? (
                <span className="inline-flex flex-wrap items-center gap-2">
                    <Badge tone="ok">Handled</Badge>
                    <span className="text-compact text-muted">
                        by {resolver_name ?? 'the system'} <RelativeTime value={resolved_at} />
                    </span>
                </span>
            ) : (
                <Badge tone="warn">Open</Badge>
            ),
        phoneAside: true,
    },
});
