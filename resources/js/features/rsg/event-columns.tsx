import { columnsOf } from '@/components/data-table';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { DueTime } from '@/features/rsg/due-time';
import { EventStatusBadge } from '@/features/rsg/event-status';
import { RsgClientCell } from '@/features/rsg/rsg-client-cell';
import { SeverityBadge } from '@/features/rsg/severity-badge';
import { RsgEventKindLabels } from '@/types/generated';
import { eventList } from '@/types/generated/lists';

export const EVENT_COLUMNS = columnsOf(eventList, {
    kind: {
        cell: (event) => (
            <span className="flex min-w-0 flex-col">
                <span className="font-medium">{RsgEventKindLabels[event.kind]}</span>
                <span className="line-clamp-1 max-w-md text-xs font-normal whitespace-normal text-muted">
                    {event.description}
                </span>
            </span>
        ),
        primary: true,
    },
    client: { cell: (event) => <RsgClientCell client={event.client} /> },
    severity: { cell: (event) => <SeverityBadge severity={event.severity} />, phoneAside: true },
    status: { cell: (event) => <EventStatusBadge status={event.status} /> },
    due_at: { cell: (event) => <DueTime dueAt={event.due_at} isDone={event.actioned_at !== null} /> },
    owner_name: { cell: (event) => <Known text={event.owner_name} /> },
    created_at: { cell: (event) => <ShortTime value={event.created_at} />, descendingFirst: true },
});
