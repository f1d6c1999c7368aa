import { XMarkIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import { PageLink } from '@/components/page-link';
import { Avatar } from '@/components/ui/avatar';
import { IconButton } from '@/components/ui/icon-button';
import { RelativeTime } from '@/components/ui/relative-time';
import { clientNameOf, UNKNOWN_CLIENT } from '@/features/notifications/client-name';
import { markAsRead } from '@/features/notifications/mark-as-read';
import { NotificationDetails } from '@/features/notifications/notification-details';
import { notificationTextOf } from '@/features/notifications/notification-text';
import { RowActions } from '@/features/notifications/row-actions';
import { SoundToggle } from '@/features/notifications/sound-toggle';
import { WorkLink } from '@/features/notifications/work-link';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { can } from '@/lib/shared-props';
import { clients } from '@/routes/generated';
import { useNotificationStore } from '@/stores/notification-store';
import type { NotificationData } from '@/types/generated';

interface NotificationRowProps {
    notification: NotificationData;
    /** Called when the user follows a link. */
    onLeave: () => void;
}

export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
    const { id } = notification;
    const isLeaving = useNotificationStore(({ leaving }) => leaving.has(id));
    const row = useFocusPassedOn(isLeaving);
    const name = clientNameOf(notification);

    return (
        <li
            ref={row}
            data-queue-row=""
            tabIndex={-1}
            className={cn(
                'flex gap-2.5 border-line px-3.5 py-3 -outline-offset-2 not-last:border-b',
                isLeaving && 'row-leaving',
            )}
        >
            <Avatar name={name === UNKNOWN_CLIENT ? 'N A' : name} decorative />
            <div className="min-w-0 flex-1">
                <RowHead notification={notification} name={name} onLeave={onLeave} />
                <p className="mt-1 line-clamp-2 text-pretty break-words text-muted">
                    <WorkLink notification={notification} onLeave={onLeave}>
                        {notificationTextOf(notification)}
                    </WorkLink>
                </p>
                <NotificationDetails notification={notification} />
                <RowActions notification={notification} className="mt-2" />
            </div>
        </li>
    );
}

function RowHead({ notification, name, onLeave }: NotificationRowProps & { name: string }) {
    const viewer = useViewer();

    return (
        <div className="flex items-start gap-2">
            <span className="min-w-0 flex-1 truncate font-strong">
                <ClientName notification={notification} name={name} onLeave={onLeave} />
            </span>
            <RelativeTime value={notification.notified_at} className="text-compact text-faint" />
            <span className="-my-1 -mr-1.5 flex empty:hidden">
                {notification.type === 'message' && <SoundToggle />}
                {viewer?.is_developer_staff && <CloseButton notification={notification} name={name} />}
            </span>
        </div>
    );
}

function ClientName({ notification: { client_id }, name, onLeave }: NotificationRowProps & { name: string }) {
    const viewer = useViewer();

    return client_id !== null && can(viewer, 'viewClients') ? (
        <PageLink href={clients.edit({ client: client_id })} onClick={onLeave} className="hover:underline">
            {name}
        </PageLink>
    ) : (
        name
    );
}

/** Marks as read without completing the work. */
function CloseButton({ notification, name }: { notification: NotificationData; name: string }) {
    const [isMarking, setIsMarking] = useState(false);

    const mark = async () => {
        setIsMarking(true);
        await markAsRead(notification);
        setIsMarking(false);
    };

    return (
        <IconButton
            icon={XMarkIcon}
            label={`Close notification: ${name}`}
            size="sm"
            loading={isMarking}
            onClick={() => void mark()}
        />
    );
}

/** Moves the focus to a neighbour when the focused row leaves, so that keyboard users keep their place. */
function useFocusPassedOn(isLeaving: boolean) {
    const row = useRef<HTMLLIElement>(null);

    useEffect(() => {
        const element = row.current;
        if (!isLeaving || !element?.contains(document.activeElement)) {
            return;
        }
        const next = neighboursOf(element)
            .map((neighbour) => neighbour.querySelector<HTMLElement>('a[href], button'))
            .find(Boolean);
        (next ?? element.closest<HTMLElement>('[role="dialog"]'))?.focus();
    }, [isLeaving]);

    return row;
}

/** Rows below, then above, nearest first, without leaving rows. */
function neighboursOf(row: HTMLElement): Element[] {
    const rows = [...(row.parentElement?.children ?? [])];
    const place = rows.indexOf(row);

    return [...rows.slice(place + 1), ...rows.slice(0, place).reverse()].filter(
        (each) => !each.matches('.row-leaving'),
    );
}
