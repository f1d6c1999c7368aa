import { columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { ActivityChanges } from '@/features/clients/activity/activity-changes';
import type { ActivityChange, ActivityEntry } from '@/types/generated';
import { activityLogList } from '@/types/generated/lists';

/** A change whose previous value should be restored. */
export interface Restoration {
    event: ActivityEntry;
    change: ActivityChange;
}

export function activityColumns(onRestore: (wanted: Restoration) => void) {
    return columnsOf(activityLogList, {
        title: {
            cell: (event) => <span className="block max-w-56 py-1 font-medium whitespace-normal">{event.title}</span>,
            primary: true,
        },
        changes: {
            cell: (event) => (
                <ActivityChanges changes={event.changes} onRestore={(change) => onRestore({ event, change })} />
            ),
            phoneFoot: true,
        },
        actor_name: { cell: (event) => <ChangedBy event={event} /> },
        ip: { hiddenByDefault: true, hideOnPhone: true },
        at: { cell: (event) => <DateTime value={event.at} />, descendingFirst: true },
    });
}

function ChangedBy({ event: { actor_name, impersonator_name } }: { event: ActivityEntry }) {
    return (
        <span className="block whitespace-normal">
            {actor_name ?? 'The system'}
            {impersonator_name && <span className="block text-compact text-warn">by {impersonator_name}</span>}
        </span>
    );
}
