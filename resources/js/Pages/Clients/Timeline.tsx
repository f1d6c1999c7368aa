import { Deferred } from '@inertiajs/react';
import { useListState } from '@/components/data-table/use-list-state';
import { FilterBar, type FilterDefinition, selectedValues } from '@/components/filters';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { KindChips } from '@/features/clients/timeline/kind-chips';
import { TimelineList } from '@/features/clients/timeline/timeline-list';
import { TimelineSkeleton } from '@/features/clients/timeline/timeline-skeleton';
import { useReloadOnWork } from '@/features/notifications/use-reload-on-work';
import type { ClientTimelinePage } from '@/types/generated';

const FILTERS: FilterDefinition[] = [{ kind: 'date-range', key: 'date', label: 'Date', params: ['from', 'to'] }];

export default function ClientTimeline({ client, timeline, kinds }: ClientTimelinePage) {
    const { query, apply, isLoading, hasFailed, retry } = useListState(['timeline']);
    useReloadOnWork(['timeline']);
    const key = new URLSearchParams(query).toString();

    return (
        <div className="flex w-full max-w-5xl flex-col gap-4 p-4 sm:px-6">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <KindChips
                    kinds={kinds}
                    chosen={selectedValues(query, 'kind')}
                    onChange={(chosen) => apply({ kind: chosen.join(',') })}
                />
                <FilterBar filters={FILTERS} query={query} onChange={apply} />
            </div>
            {hasFailed && <TimelineError onRetry={retry} />}
            <Deferred data="timeline" fallback={<TimelineSkeleton />}>
                {timeline && !isLoading ? (
                    <TimelineList key={key} client={client} newest={timeline} query={query} isNarrowed={key !== ''} />
                ) : (
                    <TimelineSkeleton />
                )}
            </Deferred>
        </div>
    );
}

function TimelineError({ onRetry }: { onRetry: () => void }) {
    return (
        <Banner
            tone="danger"
            action={
                <Button size="sm" onClick={onRetry}>
                    Try again
                </Button>
            }
        >
            Couldn’t load the timeline. Check your connection and try again.
        </Banner>
    );
}
