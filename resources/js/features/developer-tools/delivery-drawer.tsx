import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Drawer } from '@/components/ui/drawer';
import { DeliveryPayload } from '@/features/developer-tools/delivery-payload';
import { DeliveryStatusBadge } from '@/features/developer-tools/delivery-status-badge';
import { ReplayButton } from '@/features/developer-tools/replay-button';
import type { DeliveryRow } from '@/types/generated';

interface DeliveryDrawerProps {
    delivery: DeliveryRow | null;
    onClose: () => void;
}

/** A delivery with its result, errors and payload. */
export function DeliveryDrawer({ delivery, onClose }: DeliveryDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(delivery);
    if (delivery !== null && delivery !== shown) {
        setShown(delivery);
    }

    return (
        <Drawer
            open={delivery !== null}
            onClose={onClose}
            title={`Delivery ${shown?.id ?? ''}`}
            description={shown && <code className="text-compact break-all">{shown.call}</code>}
            footer={shown && <ReplayButton delivery={shown} />}
        >
            {shown && (
                <div className="flex flex-col gap-5">
                    {shown.error !== null && (
                        <Banner tone={shown.status === 'failed' ? 'danger' : 'warn'} title="Reason">
                            <span className="break-words">{shown.error}</span>
                        </Banner>
                    )}
                    <DescriptionList items={factsOf(shown)} className="pt-1 sm:grid-cols-[6rem_1fr]!" />
                    <DeliveryPayload key={shown.id} id={shown.id} />
                </div>
            )}
        </Drawer>
    );
}

function factsOf(delivery: DeliveryRow) {
    return [
        { term: 'Status', details: <DeliveryStatusBadge status={delivery.status} /> },
        { term: 'Response', details: delivery.response_status },
        { term: 'Source', details: `${delivery.source_name} (${delivery.source})` },
        { term: 'Sender’s ID', details: <code className="text-compact break-all">{delivery.delivery_id}</code> },
        { term: 'Attempts', details: delivery.attempts },
        { term: 'Duplicates', details: delivery.duplicates },
        { term: 'Received', details: <DateTime value={delivery.received_at} /> },
        { term: 'Processed', details: <DateTime value={delivery.processed_at} /> },
    ];
}
