import { CheckIcon } from '@heroicons/react/24/outline';
import { useEffect, useRef, useState } from 'react';
import { PageLink } from '@/components/page-link';
import { Avatar } from '@/components/ui/avatar';
import { IconButton } from '@/components/ui/icon-button';
import { RelativeTime } from '@/components/ui/relative-time';
import { clientNameOf, UNKNOWN_CLIENT } from '@/features/notifications/client-name';
import { markAsRead } from '@/features/notifications/mark-as-read';
import { ROW_ACTIONS } from '@/features/notifications/row-actions';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { can } from '@/lib/shared-props';
import { clients } from '@/routes/generated';
import { useNotificationStore } from '@/stores/notification-store';
import type { NotificationData } from '@/types/generated';

interface NotificationRowProps {
    notification: NotificationData;
    /** The person goes on to a page from here. */
    onLeave: () => void;
}

export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
    const { id, type, body, notified_at } = notification;
    const isLeaving = useNotificationStore(({ leaving }) => leaving.has(id));
    const row = useFocusPassedOn(isLeaving);
    const name = clientNameOf(notification);
    const Actions = ROW_ACTIONS[type];

    return (
        <li
            ref={row}
            className={cn('flex gap-2.5 border-line px-3.5 py-3 not-last:border-b', isLeaving && 'row-leaving')}
        >
            <Avatar name={name === UNKNOWN_CLIENT ? 'N A' : name} decorative />
            <div className="min-w-0 flex-1">
                <div className="flex items-start gap-2">
                    <span className="min-w-0 flex-1 truncate font-strong">
                        <ClientName notification={notification} name={name} onLeave={onLeave} />
                    </span>
                    <RelativeTime value={notified_at} className="text-compact text-faint" />
                    <span className="-my-1 -mr-1.5">
                        <MarkAsReadButton id={id} name={name} />
                    </span>
                </div>
                <p className="mt-1 text-pretty break-words text-muted">{body}</p>
                {Actions && (
                    <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
                        <Actions notification={notification} />
                    </div>
                )}
            </div>
        </li>
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

function MarkAsReadButton({ id, name }: { id: number; name: string }) {
    const [isMarking, setIsMarking] = useState(false);

    const mark = async () => {
        setIsMarking(true);
        await markAsRead(id);
        setIsMarking(false);
    };

    return (
        <IconButton
            icon={CheckIcon}
            label={`Mark as read: ${name}`}
            size="sm"
            loading={isMarking}
            onClick={() => void mark()}
        />
    );
}

/** Hands the focus to a neighbour when the row leaves with it, so that nobody on the keyboard loses their place. */
function useFocusPassedOn(isLeaving: boolean) {
    const row = useRef<HTMLLIElement>(null);

    useEffect(() => {
        const element = row.current;
        if (!isLeaving || !element?.contains(document.activeElement)) {
            return;
        }
        const neighbour = element.nextElementSibling ?? element.previousElementSibling;
        const next = neighbour?.querySelector<HTMLElement>('a[href], button');
        (next ?? element.closest<HTMLElement>('[role="dialog"]'))?.focus();
    }, [isLeaving]);

    return row;
}
