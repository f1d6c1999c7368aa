import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { ClientLink } from '@/features/clients/client-link';
import { DueTime } from '@/features/rsg/due-time';
import { OwnerControl } from '@/features/rsg/owner-control';
import { RsgClientMarks } from '@/features/rsg/rsg-client-cell';
import { clients, rsg } from '@/routes/generated';
import type { Choice, EventRow } from '@/types/generated';

interface EventWorkCardProps {
    event: EventRow;
    owners: readonly Choice[];
    canWork: boolean;
}

/** The observation, client, owner and times of an event. */
export function EventWorkCard({ event, owners, canWork }: EventWorkCardProps) {
    const { client } = event;

    return (
        <Card>
            <CardHeader title="Details" />
            <CardBody>
                <DescriptionList
                    className="sm:grid-cols-[6.5rem_1fr]!"
                    items={[
                        {
                            term: 'Client',
                            details: (
                                <span className="flex flex-wrap items-center gap-1.5">
                                    <ClientLink client={client} href={clients.rsg({ client: client.id })} />
                                    <RsgClientMarks client={client} />
                                </span>
                            ),
                        },
                        {
                            term: 'Description',
                            details: <span className="whitespace-pre-line">{event.description}</span>,
                        },
                        {
                            term: 'Due',
                            details: <DueTime dueAt={event.due_at} isDone={event.actioned_at !== null} />,
                        },
                        {
                            term: 'Owner',
                            details: (
                                <OwnerControl
                                    ownerId={event.owner_id}
                                    ownerName={event.owner_name}
                                    owners={owners}
                                    route={rsg.eventsAssign(
                                        { rsgEvent: event.id },
                                        { query: { seen_owner_id: event.owner_id } },
                                    )}
                                    canWork={canWork}
                                />
                            ),
                        },
                        { term: 'Opened', details: <DateTime value={event.created_at} /> },
                        { term: 'Actioned', details: <DateTime value={event.actioned_at} /> },
                        {
                            term: 'Closed',
                            details: (
                                <>
                                    <DateTime value={event.closed_at} />
                                    {event.closed_at && event.owner_name && ` by ${event.owner_name}`}
                                </>
                            ),
                        },
                    ]}
                />
            </CardBody>
        </Card>
    );
}
