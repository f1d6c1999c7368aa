import { columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { DueTime } from '@/features/rsg/due-time';
import { HandledStatus } from '@/features/rsg/handled-status';
import { RsgClientCell } from '@/features/rsg/rsg-client-cell';
import { SeverityBadge } from '@/features/rsg/severity-badge';
import { RsgChannelLabels } from '@/types/generated';
import { communicationList } from '@/types/generated/lists';

export const COMMUNICATION_QUEUE_COLUMNS = columnsOf(communicationList, {
    client: { cell: (message) => <RsgClientCell client={message.client} />, primary: true },
    body: {
        cell: (message) => <span className="line-clamp-2 max-w-sm min-w-32 whitespace-normal">{message.body}</span>,
    },
    sender: {
        cell: ({ is_from_client, sender }) =>
            is_from_client ? (
                <Badge tone="info">Client</Badge>
            ) : (
                <span className="whitespace-normal">{sender.full_name}</span>
            ),
    },
    channel: { cell: (message) => RsgChannelLabels[message.channel], hideOnPhone: true },
    sent_at: { cell: (message) => <ShortTime value={message.sent_at} /> },
    severity: { cell: (message) => <SeverityBadge severity={message.severity} />, phoneAside: true },
    due_at: {
        cell: (message) => <DueTime dueAt={message.due_at} isDone={message.resolved_at !== null} />,
        descendingFirst: false,
    },
    owner_name: { cell: (message) => <Known text={message.owner_name} /> },
    status: {
        cell: (message) => <HandledStatus resolvedAt={message.resolved_at} resolverName={message.resolver_name} />,
    },
});
