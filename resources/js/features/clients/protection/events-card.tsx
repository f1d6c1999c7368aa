import { HeartIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { EventDialog } from '@/features/clients/protection/event-dialog';
import { RsgEventItem } from '@/features/clients/protection/rsg-event-item';
import type { Choice, ClientHeader, RsgEventRow } from '@/types/generated';

interface EventsCardProps {
    client: ClientHeader;
    events: RsgEventRow[];
    kinds: Choice[];
    canWork: boolean;
}

/** Signs of harm, and who does what about them until when. */
export function EventsCard({ client, events, kinds, canWork }: EventsCardProps) {
    const [isOpening, setIsOpening] = useState(false);

    return (
        <Card>
            <CardHeader
                title="RSG events"
                actions={
                    canWork && (
                        <Button size="sm" onClick={() => setIsOpening(true)}>
                            Open an event
                        </Button>
                    )
                }
            />
            {events.length === 0 ? (
                <EmptyState icon={HeartIcon} title="No signs of harm noted">
                    What worries you about a client is noted here, with somebody who acts on it in time.
                </EmptyState>
            ) : (
                <ol>
                    {events.map((event) => (
                        <RsgEventItem key={event.id} clientId={client.id} event={event} canWork={canWork} />
                    ))}
                </ol>
            )}
            <EventDialog client={client} kinds={kinds} open={isOpening} onClose={() => setIsOpening(false)} />
        </Card>
    );
}
