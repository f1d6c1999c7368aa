import { IconButton } from '@/components/ui/icon-button';
import { Popup } from '@/components/ui/overlay';
import { ConnectionIndicator } from '@/features/notifications/connection-indicator';
import { countOf, groupsOf, type NotificationGroup } from '@/features/notifications/groups';
import { NotificationAlerts } from '@/features/notifications/notification-alerts';
import { layers, partOf } from '@/lib/deferred';
import { useCounters } from '@/stores/use-counters';
import type { AuthUser } from '@/types/generated';

const GroupPopover = partOf(layers, ({ GroupPopover }) => GroupPopover);

/** One button with a panel for each group of notifications. */
export function NotificationBar({ user }: { user: AuthUser }) {
    return (
        <>
            <ConnectionIndicator />
            {groupsOf(user).map((group) => (
                <GroupButton key={group.title} group={group} />
            ))}
            <NotificationAlerts user={user} />
        </>
    );
}

function GroupButton({ group }: { group: NotificationGroup }) {
    const count = countOf(group.types, useCounters());
    const trigger = <IconButton icon={group.icon} label={group.title} count={count} />;

    return (
        <Popup trigger={trigger} kind="dialog">
            {(press) => <GroupPopover group={group} count={count} press={press} />}
        </Popup>
    );
}
