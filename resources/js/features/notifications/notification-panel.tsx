import { XMarkIcon } from '@heroicons/react/24/outline';
import { type RefObject, useEffect, useRef } from 'react';
import { PageLink } from '@/components/page-link';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { countOf, entriesOf, type NotificationGroup } from '@/features/notifications/groups';
import { NotificationRow } from '@/features/notifications/notification-row';
import { SoundToggle } from '@/features/notifications/sound-toggle';
import { useViewer } from '@/hooks/use-viewer';
import { formatCount } from '@/lib/format';
import { notifications } from '@/routes/generated';
import { useNotificationStore } from '@/stores/notification-store';
import { useCounters } from '@/stores/use-counters';

interface NotificationPanelProps {
    group: NotificationGroup;
    close: () => void;
}

/** What waits in one group of the notification bar. */
export function NotificationPanel({ group, close }: NotificationPanelProps) {
    const count = countOf(group, useCounters());
    const lists = useNotificationStore((state) => state.lists);
    const leaving = useNotificationStore((state) => state.leaving);
    const entries = entriesOf(group, lists, leaving);
    const head = useFocusKept(entries.length);
    const more = count - entries.filter(({ is_read }) => !is_read).length;

    return (
        <>
            <PanelHead ref={head} group={group} count={count} close={close} />
            {entries.length > 0 ? (
                <ul aria-label={group.title}>
                    {entries.map((notification) => (
                        <NotificationRow key={notification.id} notification={notification} onLeave={close} />
                    ))}
                </ul>
            ) : (
                <p className="px-3.5 py-8 text-center text-muted">No new {group.title}</p>
            )}
            {more > 0 && (
                <p className="border-t border-line px-3.5 py-2.5 text-center text-compact text-muted">
                    {formatCount(more)} more under View all
                </p>
            )}
        </>
    );
}

/** A row that goes while it has the focus leaves it to the panel, so that the keyboard still works there. */
function useFocusKept(rowCount: number) {
    const head = useRef<HTMLDivElement>(null);
    const previousCount = useRef(rowCount);

    useEffect(() => {
        if (rowCount < previousCount.current && document.activeElement === document.body) {
            head.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
        }
        previousCount.current = rowCount;
    }, [rowCount]);

    return head;
}

interface PanelHeadProps extends NotificationPanelProps {
    ref: RefObject<HTMLDivElement | null>;
    count: number;
}

function PanelHead({ ref, group, count, close }: PanelHeadProps) {
    const viewer = useViewer();

    return (
        <div
            ref={ref}
            className="sticky top-0 z-sticky flex items-center gap-2 border-b border-line bg-raised py-2 pr-2.5 pl-3.5"
        >
            <h2 className="font-strong">{group.title}</h2>
            {count > 0 && <Badge tone="danger">{formatCount(count)}</Badge>}
            <span className="flex-1" />
            {group.hasSound && <SoundToggle />}
            <PageLink
                href={notifications.index({ query: { type: group.types.join() } })}
                onClick={close}
                className="rounded-control px-1.5 py-1 text-compact font-medium text-accent hover:underline touch:py-3"
            >
                View all
            </PageLink>
            {viewer?.is_developer_staff && (
                <IconButton icon={XMarkIcon} label="Close panel" size="sm" onClick={close} />
            )}
        </div>
    );
}
