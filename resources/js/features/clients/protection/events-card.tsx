import { HeartIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RsgEventItem } from '@/features/clients/protection/rsg-event-item';
import { EventDialog } from '@/features/rsg/event-dialog';
import type { ClientHeader, RsgEventRow } from '@/types/generated';

interface EventsCardProps {
    client: ClientHeader;
    events: RsgEventRow[];
    canWork: boolean;
    isPast?: boolean;
}

/** The client's RSG events, with severity, owner and due date. */
export function EventsCard({ client, events, canWork, isPast = false }: EventsCardProps) {
    const [isCreating, setIsCreating] = useState(false);

    return (
        <Card>
            <CardHeader
                title="RSG events"
                actions={
                    canWork && (
                        <Button size="sm" onClick={() => setIsCreating(true)}>
                            New event
                        </Button>
                    )
                }
            />
            {events.length === 0 ? (
                <EmptyState icon={HeartIcon} title="No RSG events">
                    {isPast
                        ? 'None was recorded by then.'
                        : 'Record signs of gambling harm as an event, so that a colleague follows up in time.'}
                </EmptyState>
            ) : (
                <ol>
                    {events.map((event) => (
                        <RsgEventItem key={event.id} clientId={client.id} event={event} canWork={canWork} />
                    ))}
                </ol>
            )}
            <EventDialog client={client} open={isCreating} onClose={() => setIsCreating(false)} />
        </Card>
    );
}
