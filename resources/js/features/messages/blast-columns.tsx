import { columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { ClientName } from '@/features/clients/client-name';
import { DeliveryStatus } from '@/features/clients/messages/delivery-status';
import { BlastStatus } from '@/features/messages/blast-status';
import { formatCount } from '@/lib/format';
import { BlastKindLabels, BlastRecipientStatusLabels, BlastRefusalLabels } from '@/types/generated';
import { blastList, blastRecipientList } from '@/types/generated/lists';

export const BLAST_COLUMNS = columnsOf(blastList, {
    name: { primary: true, fluid: true },
    kind: { cell: ({ kind }) => BlastKindLabels[kind], hideOnPhone: true },
    status: { cell: ({ status }) => <BlastStatus status={status} />, phoneAside: true },
    eligible_rows: { cell: ({ eligible_rows }) => formatCount(eligible_rows), align: 'right' },
    queued_rows: { cell: ({ queued_rows }) => formatCount(queued_rows), align: 'right' },
    suppressed_rows: { cell: ({ suppressed_rows }) => formatCount(suppressed_rows), align: 'right', hideOnPhone: true },
    send_at: { cell: ({ send_at }) => (send_at === null ? 'Once approved' : <DateTime value={send_at} />) },
    approver_name: { hideOnPhone: true },
});

export const RECIPIENT_COLUMNS = columnsOf(blastRecipientList, {
    client_name: {
        cell: ({ client_id, client_name }) => <ClientName client_id={client_id} full_name={client_name} />,
        primary: true,
    },
    status: { cell: ({ status }) => BlastRecipientStatusLabels[status] },
    refusal: { cell: ({ refusal }) => refusal && BlastRefusalLabels[refusal] },
    message_status: {
        cell: ({ message_status: status }) => status && <DeliveryStatus message={{ status, error: null }} />,
        phoneAside: true,
    },
});
