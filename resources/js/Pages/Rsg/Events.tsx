import { useMemo, useState } from 'react';
import { listFilters } from '@/components/data-table';
import { DeferredTable } from '@/components/data-table/deferred-table';
import { Button } from '@/components/ui/button';
import { clientFilters } from '@/features/clients/client-lookup';
import { EVENT_COLUMNS } from '@/features/rsg/event-columns';
import { EventDialog } from '@/features/rsg/event-dialog';
import { RsgViews } from '@/features/rsg/rsg-views';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { rsg } from '@/routes/generated';
import { RsgEventKindLabels, type RsgEventsPage } from '@/types/generated';
import { eventList } from '@/types/generated/lists';

const LIST = ['events', 'meta'];

export default function Events(page: RsgEventsPage) {
    const { view, choices, can_open, can_export } = page;
    const [isOpening, setIsOpening] = useState(false);
    const filters = useMemo(
        () => clientFilters(listFilters(eventList, { owner: choices.owners }), choices.client),
        [choices],
    );

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'RSG' }, { title: eventList.title }]}
                title="RSG events"
                notice="Signs of gambling harm and their follow-up"
                views={<RsgViews label="Events by status" view={view} routeOf={rsg.eventsIndex} />}
                actions={
                    can_open && (
                        <Button variant="primary" onClick={() => setIsOpening(true)}>
                            New event
                        </Button>
                    )
                }
            />
            <div className={LIST_BODY}>
                <DeferredTable
                    list={eventList}
                    rows={page.events}
                    meta={page.meta}
                    of={view}
                    only={[...LIST, 'choices']}
                    columns={EVENT_COLUMNS}
                    filters={filters}
                    rowHref={({ id }) => rsg.eventsShow({ rsgEvent: id })}
                    rowLabel={({ kind, client }) => `${RsgEventKindLabels[kind]}: ${client.full_name}`}
                    {...(can_export && { exportUrl: rsg.eventsExport() })}
                    emptyHint="Open an event for a sign of gambling harm, so that a colleague follows up in time."
                />
            </div>
            <EventDialog open={isOpening} onClose={() => setIsOpening(false)} />
        </>
    );
}
