import { CheckIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { useIsPhone } from '@/components/data-table/use-is-phone';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { RowActions } from '@/features/notifications/row-actions';
import { notifications } from '@/routes/generated';
import { settleWork, useNotificationStore } from '@/stores/notification-store';
import { type NotificationData, type NotificationFilters, NotificationTypeValues } from '@/types/generated';

/** What a change of the list asks for anew. */
const CHANGED = ['notifications', 'meta', 'counters', 'flash'];

/** In the table the buttons of a row stand below its words. */
export function DeskRowActions({ notification }: { notification: NotificationData }) {
    return useIsPhone() ? null : <RowActions notification={notification} className="mt-1.5" />;
}

/** At the end of the row in the table, across the foot of the card on a phone, where the row's buttons are too. */
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
    /** A card has room for the words, and nothing to hover for them. */
    isNamed: boolean;
}

/** Marks one row of the list as read, without the work being done. */
function MarkAsReadButton({ notification, isNamed }: MarkAsReadButtonProps) {
    const { id, body } = notification;
    const [isMarking, setIsMarking] = useState(false);

    const mark = () => {
        setIsMarking(true);
        router.put(
            notifications.markAsRead({ notification: id }),
            {},
            {
                only: CHANGED,
                async: true,
                showProgress: false,
                preserveScroll: true,
                preserveState: true,
                onSuccess: () => settleWork(notification),
                onFinish: () => setIsMarking(false),
            },
        );
    };

    return isNamed ? (
        <Button variant="ghost" size="sm" icon={CheckIcon} loading={isMarking} onClick={mark}>
            Mark as read
            <span className="sr-only">: {body}</span>
        </Button>
    ) : (
        <IconButton
            icon={CheckIcon}
            label={`Mark as read: ${body}`}
            size="sm"
            loading={isMarking}
            onClick={mark}
            className="ml-auto"
        />
    );
}

interface MarkAllAsReadButtonProps {
    filters: NotificationFilters;
    /** The filters leave nothing. */
    isEmpty: boolean;
}

/** Marks as read whatever the filters leave in the list, also on its other pages. */
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
            // Nothing of what is read already can be marked.
            disabled={isEmpty || filters.state === 'read'}
            onClick={markAll}
        >
            {isNarrowed ? 'Mark these as read' : 'Mark all as read'}
        </Button>
    );
}

/**
 * What is marked here beside the list: the server leaves this tab out of the read events. None with days, which the
 * counters tell of then; nor what comes in once the server was asked.
 */
function heldOf({ type, from, to }: NotificationFilters): NotificationData[] {
    const { lists } = useNotificationStore.getState();
    const types = type.length > 0 ? type : NotificationTypeValues;

    return from === null && to === null ? types.flatMap((each) => lists[each]) : [];
}
