import { columnsOf } from '@/components/data-table';
import { ShortTime } from '@/components/ui/relative-time';
import { Duration } from '@/features/developer-tools/telescope/duration';
import { StatusBadge } from '@/features/developer-tools/telescope/status-badge';
import type { TelescopeEntryType } from '@/types/generated';
import { telescopeList } from '@/types/generated/lists';

/** Columns that entries of a type never fill. */
const EMPTY: Record<TelescopeEntryType, readonly string[]> = {
    request: [],
    query: ['status', 'user_name'],
    exception: ['status', 'duration_ms', 'user_name'],
    job: ['user_name'],
    mail: ['status', 'duration_ms', 'user_name'],
    broadcast: ['duration_ms', 'user_name'],
    server: ['status', 'duration_ms', 'details', 'user_name'],
};

const columns = columnsOf(telescopeList, {
    label: {
        cell: ({ label }) => (
            <code className="block truncate text-compact font-normal" title={label}>
                {label}
            </code>
        ),
        primary: true,
        fluid: true,
    },
    status: { cell: ({ status }) => <StatusBadge status={status} />, phoneAside: true },
    duration_ms: {
        cell: ({ duration_ms, outcome }) => <Duration milliseconds={duration_ms} outcome={outcome} />,
        align: 'right',
    },
    details: { className: 'max-w-72 truncate' },
    created_at: { cell: ({ created_at }) => <ShortTime value={created_at} /> },
});

export function telescopeColumns(type: TelescopeEntryType) {
    return columns.filter(({ id }) => !EMPTY[type].includes(id));
}
