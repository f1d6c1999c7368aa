import { columnsFor } from '@/components/data-table';
import type { FilterDefinition } from '@/components/filters';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { Nothing } from '@/components/ui/known';
import { DeliveryStatusBadge } from '@/features/developer-tools/delivery-status-badge';
import {
    type Choice,
    type DeliveryRow,
    WebhookDeliveryStatusLabels,
    WebhookDeliveryStatusValues,
} from '@/types/generated';

const column = columnsFor<DeliveryRow>();

/** The columns of what the intake was sent; `onOpen` gets the number of the delivery to be shown. */
export function deliveryColumns(
    sources: readonly Choice[],
    endpoints: readonly Choice[],
    onOpen: (id: number) => void,
) {
    return column.columns([
        column.accessor('call', {
            header: 'Call',
            cell: ({ row: { original: delivery } }) => (
                <span className="inline-flex items-center gap-2">
                    <code className="text-compact">{delivery.call}</code>
                    {delivery.source.startsWith('webhook:') && <Badge>Signed</Badge>}
                </span>
            ),
            meta: { primary: true, filter: choiceFilter('endpoint', 'Call', endpoints) },
        }),
        column.accessor('source_name', {
            header: 'From',
            meta: { filter: choiceFilter('source', 'From', sources) },
        }),
        column.accessor('status', {
            header: 'Status',
            cell: ({ getValue }) => <DeliveryStatusBadge status={getValue()} />,
            meta: { phoneAside: true, filter: STATUS_FILTER },
        }),
        column.accessor('response_status', {
            header: 'Answer',
            cell: ({ getValue }) => getValue() ?? <Nothing />,
            meta: { align: 'right' },
        }),
        column.accessor('attempts', { header: 'Attempts', meta: { align: 'right', hideOnPhone: true } }),
        column.accessor('duplicates', {
            header: 'Repeats',
            meta: { align: 'right', hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor('delivery_id', {
            header: 'Sender’s id',
            cell: ({ getValue }) => <code className="block max-w-56 truncate text-xs text-muted">{getValue()}</code>,
            meta: { hideOnPhone: true, hiddenByDefault: true },
        }),
        column.accessor('received_at', {
            header: 'Received',
            cell: ({ getValue }) => <DateTime value={getValue()} />,
            meta: { sortKey: 'received_at', descendingFirst: true, filter: DATE_FILTER },
        }),
        column.display({
            id: 'action',
            header: '',
            cell: ({ row: { original: delivery } }) => (
                <Button size="sm" aria-label={`Details of delivery ${delivery.id}`} onClick={() => onOpen(delivery.id)}>
                    Details
                </Button>
            ),
            meta: { label: 'Actions', align: 'right', phoneFoot: true },
        }),
    ]);
}

const DATE_FILTER: FilterDefinition = { kind: 'date-range', key: 'date', label: 'Date', params: ['from', 'to'] };

const STATUS_FILTER: FilterDefinition = {
    kind: 'multi-select',
    key: 'status',
    label: 'Status',
    options: WebhookDeliveryStatusValues.map((value) => ({ value, label: WebhookDeliveryStatusLabels[value] })),
};

function choiceFilter(key: string, label: string, choices: readonly Choice[]): FilterDefinition {
    return {
        kind: 'multi-select',
        key,
        label,
        options: choices.map(({ value, label: name, hint }) => ({ value, label: name, ...(hint && { hint }) })),
    };
}
