import { CheckIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { markAsRead } from '@/features/notifications/mark-as-read';
import { RowActions } from '@/features/notifications/row-actions';
import { useIsPhone } from '@/hooks/use-is-phone';
import { notifications } from '@/routes/generated';
import { settleWork, useNotificationStore } from '@/stores/notification-store';
import { type NotificationData, type NotificationFilters, NotificationTypeValues } from '@/types/generated';

/** Props to reload after a change. */
const CHANGED = ['notifications', 'meta', 'counters', 'flash'];

/** On wide screens the buttons are below the text of the row. */
export function DeskRowActions({ notification }: { notification: NotificationData }) {
    return useIsPhone() ? null : <RowActions notification={notification} className="mt-1.5" />;
}

/** Last column of the table, and footer of the card on a phone, with the buttons. */
export function RowEnd({ notification }: { notification: NotificationData }) {
    const isPhone = useIsPhone();

    return (
        <div className="flex flex-wrap items-center justify-end gap-1.5 empty:hidden">
            {isPhone && <RowActions notification={notification} className="min-w-0 flex-1" />}
            {!notification.is_read && <MarkAsReadButton notification={notification} isNamed={isPhone} />}
        </div>
    );
}

interface MarkAsReadButtonProps {
    notification: NotificationData;
    /** Shows the label on cards, where there is no hover for a tooltip. */
    isNamed: boolean;
}

/** Marks one notification as read without completing its work. */
function MarkAsReadButton({ notification, isNamed }: MarkAsReadButtonProps) {
    const { body } = notification;
    const [isMarking, setIsMarking] = useState(false);

    const mark = async () => {
        setIsMarking(true);
        if (await markAsRead(notification)) {
            router.reload({ only: CHANGED, showProgress: false });
        }
        setIsMarking(false);
    };

    return isNamed ? (
        <Button variant="ghost" size="sm" icon={CheckIcon} loading={isMarking} onClick={() => void mark()}>
            Mark as read
            <span className="sr-only">: {body}</span>
        </Button>
    ) : (
        <IconButton
            icon={CheckIcon}
            label={`Mark as read: ${body}`}
            size="sm"
            loading={isMarking}
            onClick={() => void mark()}
            className="ml-auto"
        />
    );
}

interface MarkAllAsReadButtonProps {
    filters: NotificationFilters;
    /** True when nothing matches the filters. */
    isEmpty: boolean;
}

/** Marks every notification that matches the filters as read, on all pages. */
export function MarkAllAsReadButton({ filters, isEmpty }: MarkAllAsReadButtonProps) {
    const [isMarking, setIsMarking] = useState(false);
    const { type, from, to } = filters;
    const isNarrowed = type.length > 0 || from !== null || to !== null;

    const markAll = () => {
        const marked = heldOf(filters);
        setIsMarking(true);
        router.post(
            notifications.markAllAsRead(),
            { type, from, to },
            {
                only: CHANGED,
                preserveScroll: true,
                preserveState: true,
                onSuccess: () => marked.forEach(settleWork),
                onFinish: () => setIsMarking(false),
            },
        );
    };

    return (
        <Button
            icon={CheckIcon}
            loading={isMarking}
            // Read notifications can't be marked.
            disabled={isEmpty || filters.state === 'read'}
            onClick={markAll}
        >
            {isNarrowed ? 'Mark filtered as read' : 'Mark all as read'}
        </Button>
    );
}

/**
 * Notifications of this tab's store to mark locally, because the server doesn't send this tab its own read events. Empty with
 * a date filter, and without notifications that arrive after the request.
 */
function heldOf({ type, from, to }: NotificationFilters): NotificationData[] {
    const { lists } = useNotificationStore.getState();
    const types = type.length > 0 ? type : NotificationTypeValues;

    return from === null && to === null ? types.flatMap((each) => lists[each]) : [];
}
