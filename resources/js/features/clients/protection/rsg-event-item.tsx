import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { SeverityBadge } from '@/features/rsg/severity-badge';
import { clients } from '@/routes/generated';
import { type RsgEventRow, type RsgEventStatus, RsgEventStatusLabels } from '@/types/generated';

interface RsgEventItemProps {
    clientId: number;
    event: RsgEventRow;
    canWork: boolean;
}

const STATUS: Record<RsgEventStatus, Tone> = { open: 'warn', reviewing: 'info', actioned: 'ok', closed: 'neutral' };
const VERBS: Record<RsgEventStatus, string> = {
    open: '',
    reviewing: 'Start review',
    actioned: 'Mark as actioned',
    closed: 'Close event',
};

export function RsgEventItem({ clientId, event, canWork }: RsgEventItemProps) {
    const [isBusy, setIsBusy] = useState(false);
    const next = event.next_status;

    return (
        <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 last:border-0">
            <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2">
                    <span className="font-medium">{event.kind_label}</span>
                    <SeverityBadge severity={event.severity} />
                    <Badge tone={STATUS[event.status]}>{RsgEventStatusLabels[event.status]}</Badge>
                    {event.is_overdue && <Badge tone="danger">Overdue</Badge>}
                </p>
                <p className="mt-1 whitespace-pre-line">{event.description}</p>
                <p className="mt-0.5 text-compact text-muted">
                    <RelativeTime value={event.created_at} />
                    {event.owner_name && ` · ${event.owner_name}`}
                    {event.due_at && next !== 'closed' && next !== null && (
                        <>
                            {' · due '}
                            <RelativeTime value={event.due_at} />
                        </>
                    )}
                </p>
            </div>
            {canWork && next && (
                <Button
                    size="sm"
                    loading={isBusy}
                    aria-label={`${VERBS[next]}: ${event.kind_label}`}
                    onClick={() =>
                        router.visit(clients.rsgEventsUpdate({ client: clientId, rsgEvent: event.id }), {
                            data: { status: next },
                            preserveScroll: true,
                            preserveState: true,
                            onStart: () => setIsBusy(true),
                            onFinish: () => setIsBusy(false),
                        })
                    }
                >
                    {VERBS[next]}
                </Button>
            )}
        </li>
    );
}
