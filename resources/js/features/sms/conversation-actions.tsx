import { ArrowUturnLeftIcon, CheckIcon, ClockIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { Menu, MenuItem } from '@/components/ui/menu';
import { OwnerControl } from '@/features/rsg/owner-control';
import { useStep } from '@/hooks/use-step';
import { sms } from '@/routes/generated';
import { type Choice, type ConversationDetails, SnoozeTimeLabels, SnoozeTimeValues } from '@/types/generated';

interface ConversationActionsProps {
    conversation: ConversationDetails;
    colleagues: readonly Choice[];
}

/** Assigns, snoozes, resolves and reopens a conversation. */
export function ConversationActions({ conversation, colleagues }: ConversationActionsProps) {
    const { id, assignee_id, assignee_name, is_resolved, snoozed_until } = conversation;
    const { take, isBusy, refusal } = useStep();
    const route = { conversation: id };

    return (
        <>
            <OwnerControl
                key={id}
                ownerId={assignee_id}
                ownerName={assignee_name}
                owners={colleagues}
                route={sms.conversationsAssign(route, { query: { seen_owner_id: assignee_id } })}
                canWork
                label="Assigned to"
                none="Not assigned"
            />
            {snoozed_until !== null && (
                <span className="text-compact text-muted">
                    Snoozed until <DateTime value={snoozed_until} />
                </span>
            )}
            <span className="flex flex-wrap items-center gap-2">
                {is_resolved || snoozed_until !== null ? (
                    <Button
                        size="sm"
                        icon={ArrowUturnLeftIcon}
                        loading={isBusy}
                        onClick={() => take(sms.conversationsReopen(route))}
                    >
                        {is_resolved ? 'Reopen' : 'End snooze'}
                    </Button>
                ) : (
                    <Menu
                        trigger={
                            <Button size="sm" icon={ClockIcon} loading={isBusy}>
                                Snooze
                            </Button>
                        }
                    >
                        {SnoozeTimeValues.map((until) => (
                            <MenuItem key={until} onSelect={() => take(sms.conversationsSnooze(route), { until })}>
                                {SnoozeTimeLabels[until]}
                            </MenuItem>
                        ))}
                    </Menu>
                )}
                {!is_resolved && (
                    <Button
                        size="sm"
                        icon={CheckIcon}
                        loading={isBusy}
                        onClick={() => take(sms.conversationsResolve(route))}
                    >
                        Resolve
                    </Button>
                )}
            </span>
            {refusal && (
                <span role="alert" className="text-compact text-danger">
                    {refusal}
                </span>
            )}
        </>
    );
}
