import { useMemo } from 'react';
import { ViewChips } from '@/components/ui/view-chips';
import { RefreshButton } from '@/features/developer-tools/refresh-button';
import { telescopeColumns } from '@/features/developer-tools/telescope/telescope-columns';
import { ListPage } from '@/layouts/list-page';
import { telescope } from '@/routes/generated/telescope';
import type { TelescopeEntryType, TelescopePage } from '@/types/generated';
import { telescopeList } from '@/types/generated/lists';

const VIEWS: ReadonlyArray<[TelescopeEntryType, string]> = [
    ['request', 'Requests'],
    ['query', 'Queries'],
    ['exception', 'Exceptions'],
    ['job', 'Jobs'],
    ['mail', 'Mail'],
    ['broadcast', 'Broadcasts'],
];

export default function Telescope({ entries, meta, view, is_detailed, slow_ms, keep_hours }: TelescopePage) {
    const columns = useMemo(() => telescopeColumns(view), [view]);

    return (
        <ListPage
            // The columns of another type are other ones.
            key={view}
            list={telescopeList}
            rows={entries}
            meta={meta}
            columns={columns}
            breadcrumbs={[{ title: 'Developer' }]}
            notice={
                is_detailed
                    ? `Everything of the last ${keep_hours} hours`
                    : `Exceptions, failures and work slower than ${slow_ms} ms of the last ${keep_hours} hours`
            }
            views={
                <ViewChips
                    label="Entries by type"
                    items={VIEWS.map(([value, label]) => ({
                        label,
                        href: telescope.index(value === 'request' ? {} : { query: { view: value } }),
                        current: value === view,
                    }))}
                />
            }
            actions={<RefreshButton only={['entries', 'meta']} />}
            rowHref={({ id }) => telescope.show({ telescopeEntry: id })}
            rowLabel={({ label }) => label}
            emptyHint={
                is_detailed
                    ? 'New entries appear when you refresh.'
                    : 'Set TELESCOPE_ENABLED=true to record all requests, queries, jobs, mail and broadcasts.'
            }
        />
    );
}
