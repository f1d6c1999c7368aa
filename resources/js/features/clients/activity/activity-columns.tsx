import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { ActivityChanges } from '@/features/clients/activity/activity-changes';
import { toFilterOptions } from '@/features/clients/choices';
import type { ActivityChange, ActivityEntry, ActivityLogChoices, Choice } from '@/types/generated';

const column = columnsFor<ActivityEntry>();

/** A change whose former value somebody wants back. */
export interface Restoration {
    event: ActivityEntry;
    change: ActivityChange;
}

/** The columns of a client's activity log; `onRestore` gets the value to be put back. */
export function activityColumns(choices: ActivityLogChoices | undefined, onRestore: (wanted: Restoration) => void) {
    return column.columns([
        column.accessor('title', {
            header: 'What',
            cell: ({ row: { original } }) => (
                <span className="block max-w-56 py-1 font-medium whitespace-normal">{original.title}</span>
            ),
            meta: { primary: true, filter: several('action', 'What', choices?.action) },
        }),
        column.accessor('changes', {
            header: 'Before and after',
            cell: ({ row: { original } }) => (
                <ActivityChanges
                    changes={original.changes}
                    onRestore={(change) => onRestore({ event: original, change })}
                />
            ),
            meta: {
                phoneFoot: true,
                filter: {
                    kind: 'single-select',
                    key: 'field',
                    label: 'Field',
                    options: toFilterOptions(choices?.field ?? []),
                },
            },
        }),
        column.accessor('actor_name', {
            header: 'Who',
            cell: ({ row: { original } }) => <Who entry={original} />,
            meta: { filter: several('actor', 'Who', choices?.actor) },
        }),
        column.accessor('ip', {
            header: 'Address',
            cell: ({ getValue }) => <Known text={getValue()} />,
            meta: { hiddenByDefault: true, hideOnPhone: true },
        }),
        column.accessor('at', {
            header: 'When',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: {
                sortKey: 'at',
                descendingFirst: true,
                filter: { kind: 'date-range', key: 'date', label: 'Date', params: ['from', 'to'] },
            },
        }),
    ]);
}

function Who({ entry: { actor_name, impersonator_name } }: { entry: ActivityEntry }) {
    return (
        <span className="block whitespace-normal">
            {actor_name ?? 'The system'}
            {impersonator_name && <span className="block text-compact text-warn">by {impersonator_name}</span>}
        </span>
    );
}

function several(key: string, label: string, options: readonly Choice[] | undefined): FilterDefinition {
    return { kind: 'multi-select', key, label, options: toFilterOptions(options ?? []) };
}
