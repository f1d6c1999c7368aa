import { columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { TwoLines } from '@/components/ui/two-lines';
import { ClientName } from '@/features/clients/client-name';
import {
    type AutoCommunicationStatus,
    AutoCommunicationStatusLabels,
    AutoMessageTriggerLabels,
} from '@/types/generated';
import { autoCommunicationList } from '@/types/generated/lists';

const TONES: Record<AutoCommunicationStatus, Tone> = {
    waiting: 'info',
    queued: 'info',
    sent: 'info',
    delivered: 'ok',
    failed: 'danger',
    suppressed: 'danger',
    unknown: 'warn',
};

export const AUTO_COMMUNICATION_COLUMNS = columnsOf(autoCommunicationList, {
    full_name: { cell: (row) => <ClientName {...row} />, secondLine: ({ pin }) => pin, primary: true },
    created_at: { descendingFirst: true },
    trigger: { text: ({ trigger }) => AutoMessageTriggerLabels[trigger] },
    body: { fluid: true },
    status: {
        cell: ({ status, reason, created_at, due_at }) => (
            <TwoLines
                second={
                    status === 'waiting' && due_at > created_at ? (
                        <>
                            Not before <DateTime value={due_at} />
                        </>
                    ) : (
                        reason
                    )
                }
            >
                <Badge tone={TONES[status]}>{AutoCommunicationStatusLabels[status]}</Badge>
            </TwoLines>
        ),
    },
});
