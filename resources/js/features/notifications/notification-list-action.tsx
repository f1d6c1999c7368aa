import { CheckIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { notifications } from '@/routes/generated';
import { useNotificationStore } from '@/stores/notification-store';
import type { NotificationData } from '@/types/generated';

/** What a change of the list asks for anew. */
const CHANGED = ['notifications', 'meta', 'counters', 'flash'];

/** Marks one row of the list as read; nothing is left of it once it is. */
export function NotificationListAction({ notification: { id, is_read, body } }: { notification: NotificationData }) {
    const [isMarking, setIsMarking] = useState(false);

    if (is_read) {
        return null;
    }

    const mark = () => {
        setIsMarking(true);
        router.put(
            notifications.markAsRead({ notification: id }),
            {},
            {
                only: CHANGED,
                preserveScroll: true,
                preserveState: true,
                onSuccess: () => void useNotificationStore.getState().settle(id),
                onFinish: () => setIsMarking(false),
            },
        );
    };

    return <IconButton icon={CheckIcon} label={`Mark as read: ${body}`} size="sm" loading={isMarking} onClick={mark} />;
}

/** Marks everything of the viewer as read, in the list and in the notification bar. */
export function MarkAllAsReadButton() {
    const [isMarking, setIsMarking] = useState(false);

    const markAll = () => {
        setIsMarking(true);
        router.post(
            notifications.markAllAsRead(),
            {},
            {
                only: CHANGED,
                preserveScroll: true,
                preserveState: true,
                onSuccess: settleAll,
                onFinish: () => setIsMarking(false),
            },
        );
    };

    return (
        <Button icon={CheckIcon} loading={isMarking} onClick={markAll}>
            Mark all as read
        </Button>
    );
}

/** The server leaves this tab out of the read events, since it knows already. */
function settleAll(): void {
    const { lists, settle } = useNotificationStore.getState();
    for (const { id } of Object.values(lists).flat()) {
        settle(id);
    }
}
