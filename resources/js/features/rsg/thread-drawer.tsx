import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Drawer } from '@/components/ui/drawer';
import { LinkButton } from '@/components/ui/link-button';
import { Select } from '@/components/ui/select';
import { HandleCommunications } from '@/features/clients/protection/handle-communications';
import { DueTime } from '@/features/rsg/due-time';
import { OwnerControl } from '@/features/rsg/owner-control';
import { RsgClientMarks } from '@/features/rsg/rsg-client-cell';
import { SeverityBadge } from '@/features/rsg/severity-badge';
import { FlashErrors } from '@/features/shell/feedback-region';
import { QueueSteps } from '@/features/shell/queue-steps';
import type { Queue } from '@/features/shell/use-queue';
import { useDrawerKeys } from '@/hooks/use-drawer-keys';
import { useStep } from '@/hooks/use-step';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { can } from '@/lib/shared-props';
import { clients, rsg } from '@/routes/generated';
import {
    type Choice,
    type CommunicationRow,
    RsgChannelLabels,
    type RsgEventSeverity,
    RsgEventSeverityLabels,
    RsgEventSeverityValues,
    type RsgThread,
} from '@/types/generated';

interface ThreadDrawerProps {
    thread: RsgThread | null;
    owners: readonly Choice[];
    canWork: boolean;
    queue: Queue;
    onClose: () => void;
}

/** All responsible-gambling messages with one client, and the owner and severity of the open ones. */
export function ThreadDrawer({ thread, owners, canWork, queue, onClose }: ThreadDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(thread);
    if (thread !== null && thread !== shown) {
        setShown(thread);
    }
    const viewer = useViewer();
    useDrawerKeys(thread !== null, { j: () => queue.step(1), k: () => queue.step(-1) });
    const opensClient = shown !== null && !shown.is_deleted && can(viewer, 'viewClients');

    return (
        <Drawer
            open={thread !== null}
            onClose={onClose}
            title={shown?.client.full_name ?? 'Messages'}
            description={
                shown && (
                    <span className="flex flex-wrap items-center gap-2">
                        PIN {shown.client.pin} · {shown.client.company_name}
                        <RsgClientMarks client={shown.client} />
                    </span>
                )
            }
            tools={<QueueSteps queue={queue} />}
            footer={
                shown && (
                    <>
                        {opensClient && (
                            <LinkButton href={clients.messages({ client: shown.client.id })}>Reply</LinkButton>
                        )}
                        {canWork && shown.open_count > 0 && (
                            <HandleCommunications
                                client={shown.client}
                                count={shown.open_count}
                                shown={shown.messages}
                                size="md"
                            />
                        )}
                    </>
                )
            }
        >
            {shown && (
                <div className="flex flex-col gap-5">
                    <FlashErrors />
                    {shown.open_count > 0 && (
                        <ThreadWork key={shown.client.id} thread={shown} owners={owners} canWork={canWork} />
                    )}
                    {opensClient && (
                        <Link
                            href={clients.rsg({ client: shown.client.id })}
                            className="self-start text-compact text-accent underline-offset-2 hover:underline"
                        >
                            Limits, exclusions and events
                        </Link>
                    )}
                    <ol aria-label="Messages" className="flex flex-col gap-3">
                        {shown.messages.map((message) => (
                            <Message key={message.id} message={message} />
                        ))}
                    </ol>
                </div>
            )}
        </Drawer>
    );
}

function ThreadWork({
    thread,
    owners,
    canWork,
}: Pick<ThreadDrawerProps, 'owners' | 'canWork'> & { thread: RsgThread }) {
    const { client, severity } = thread;
    const { take, isBusy } = useStep();
    const of = { client: client.id };

    return (
        <DescriptionList
            className="sm:grid-cols-[6.5rem_1fr]!"
            items={[
                {
                    term: 'Severity',
                    details: canWork ? (
                        <Select<RsgEventSeverity>
                            aria-label="Severity"
                            dense
                            className="max-w-52"
                            value={severity ?? ''}
                            options={RsgEventSeverityValues.map((value) => ({
                                value,
                                label: RsgEventSeverityLabels[value],
                            }))}
                            disabled={isBusy}
                            onChange={(value) => value && take(rsg.communicationsUpdate(of), { severity: value })}
                        />
                    ) : (
                        severity && <SeverityBadge severity={severity} />
                    ),
                },
                { term: 'Due', details: <DueTime dueAt={thread.due_at} isDone={false} /> },
                {
                    term: 'Owner',
                    details: (
                        <OwnerControl
                            ownerId={thread.owner_id}
                            ownerName={thread.owner_name}
                            owners={owners}
                            route={rsg.communicationsUpdate(of, { query: { seen_owner_id: thread.owner_id } })}
                            canWork={canWork}
                        />
                    ),
                },
            ]}
        />
    );
}

function Message({ message }: { message: CommunicationRow }) {
    return (
        <li
            className={cn(
                'rounded-card border border-line px-3 py-2',
                message.is_from_client ? 'bg-sunken' : 'bg-surface',
            )}
        >
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-compact text-muted">
                <span className="font-medium text-ink">{message.sender.full_name}</span>
                {RsgChannelLabels[message.channel]} · <DateTime value={message.sent_at} />
                {message.resolved_at === null ? (
                    <Badge tone="warn">Open</Badge>
                ) : (
                    <span>handled by {message.resolver_name ?? 'the system'}</span>
                )}
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{message.body}</p>
        </li>
    );
}
