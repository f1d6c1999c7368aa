import { Button } from '@/components/ui/button';
import { FilesCard } from '@/features/attachments/files-card';
import { HistoryCard } from '@/features/clients/history-card';
import { NotesPanel } from '@/features/notes/notes-panel';
import { NotesSkeleton } from '@/features/notes/notes-skeleton';
import { EVENT_VERBS, EventStatusBadge } from '@/features/rsg/event-status';
import { EventWorkCard } from '@/features/rsg/event-work-card';
import { SeverityBadge } from '@/features/rsg/severity-badge';
import { useKept } from '@/hooks/use-kept';
import { useStep } from '@/hooks/use-step';
import { PageHeader } from '@/layouts/page-header';
import { rsg } from '@/routes/generated';
import { RsgEventKindLabels, type RsgEventPage } from '@/types/generated';

export default function Event(page: RsgEventPage) {
    const { event, owners, history, can_work } = page;
    const notes = useKept(page.notes, event.id);
    const files = useKept(page.attachments, event.id);
    const meta = useKept(page.meta, event.id);
    const { take, isBusy } = useStep();
    const next = event.next_status;

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'RSG' },
                    { title: 'Events', href: rsg.eventsIndex() },
                    { title: `Event ${event.id}` },
                ]}
                title={`${RsgEventKindLabels[event.kind]}: ${event.client.full_name}`}
                badges={
                    <>
                        <SeverityBadge severity={event.severity} />
                        <EventStatusBadge status={event.status} />
                    </>
                }
                actions={
                    can_work &&
                    next && (
                        <Button
                            variant="primary"
                            loading={isBusy}
                            onClick={() => take(rsg.eventsMove({ rsgEvent: event.id }), { status: next })}
                        >
                            {EVENT_VERBS[next]}
                        </Button>
                    )
                }
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-7">
                    <EventWorkCard event={event} owners={owners} canWork={can_work} />
                    {notes ? <NotesPanel key={event.id} feed={notes} /> : <NotesSkeleton />}
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-5">
                    <FilesCard key={event.id} subjectType="rsg_event" subjectId={event.id} files={files} meta={meta} />
                    <HistoryCard history={history} noun="event" />
                </div>
            </div>
        </>
    );
}
