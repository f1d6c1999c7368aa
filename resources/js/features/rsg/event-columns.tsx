import { columnsOf } from '@/components/data-table';
import { ShortTime } from '@/components/ui/relative-time';
import { DueTime } from '@/features/rsg/due-time';
import { EventStatusBadge } from '@/features/rsg/event-status';
import { RsgClientCell } from '@/features/rsg/rsg-client-cell';
import { SeverityBadge } from '@/features/rsg/severity-badge';
import { RsgEventKindLabels } from '@/types/generated';
import { eventList } from '@/types/generated/lists';

export const EVENT_COLUMNS = columnsOf(eventList, {
    kind: {
        cell: (event) => RsgEventKindLabels[event.kind],
        secondLine: ({ description }) => description && <span title={description}>{description}</span>,
        primary: true,
    },
    client: { cell: (event) => <RsgClientCell client={event.client} /> },
    severity: { cell: (event) => <SeverityBadge severity={event.severity} />, phoneAside: true },
    status: { cell: (event) => <EventStatusBadge status={event.status} /> },
    due_at: {
        cell: (event) => <DueTime dueAt={event.due_at} isDone={event.actioned_at !== null} />,
        descendingFirst: false,
    },
    created_at: { cell: (event) => <ShortTime value={event.created_at} /> },
});
