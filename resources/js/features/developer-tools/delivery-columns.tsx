import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DeliveryStatusBadge } from '@/features/developer-tools/delivery-status-badge';
import type { DeliveryRow } from '@/types/generated';
import { deliveryList } from '@/types/generated/lists';

/** `onOpen` receives the ID of the delivery to show. */
export function deliveryColumns(onOpen: (id: number) => void) {
    return columnsOf(
        deliveryList,
        {
            call: {
                cell: (delivery) => (
                    <span className="inline-flex items-center gap-2">
                        <code className="text-compact">{delivery.call}</code>
                        {delivery.source.startsWith('webhook:') && <Badge>Signed</Badge>}
                    </span>
                ),
                primary: true,
            },
            status: { cell: (delivery) => <DeliveryStatusBadge status={delivery.status} />, phoneAside: true },
            response_status: { align: 'right' },
            attempts: { align: 'right', hideOnPhone: true },
            duplicates: { align: 'right', hideOnPhone: true, hiddenByDefault: true },
            delivery_id: {
                cell: (delivery) => (
                    <code className="block max-w-56 truncate text-xs text-muted">{delivery.delivery_id}</code>
                ),
                hideOnPhone: true,
                hiddenByDefault: true,
            },
        },
        [
            buttonColumn<DeliveryRow>(({ id }) => (
                <Button size="sm" aria-label={`Details of delivery ${id}`} onClick={() => onOpen(id)}>
                    Details
                </Button>
            )),
        ],
    );
}
