import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { notificationKeyOf } from '@/features/notifications/notification-key';
import { can } from '@/lib/shared-props';
import { inOneTab } from '@/realtime/one-tab';
import { clients, notifications } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import { isWaiting, unreadEntry, useNotificationStore } from '@/stores/notification-store';
import { type AuthUser, type NotificationData, NotificationTypeLabels } from '@/types/generated';

const ICON = '/favicon.svg';
/** Hidden tabs wait this long, because a visible tab shows the notification itself. */
const PRECEDENCE_MS = 300;

/**
 * Shows a browser notification for new work while no tab is visible. A click opens the work. Contains the type and the company
 * but no names, because a locked screen may show it.
 */
export function useBrowserNotifications(user: AuthUser): void {
    const isOn = user.shows_browser_notifications;
    const opensClients = can(user, 'viewClients');

    useEffect(() => {
        if (!isOn) {
            return;
        }
        const shown = new Map<number, Notification>();
        let isOver = false;
        const showIt = (notification: NotificationData): boolean => {
            if (isOver) {
                return false;
            }
            // Visible by now, or handled in the meantime.
            return (
                !document.hidden ||
                !isWaiting(notification) ||
                couldBeShown(() => shown.set(notification.id, show(notification, placeOf(notification, opensClients))))
            );
        };

        const stop = useNotificationStore.subscribe(({ latest, lists }, before) => {
            if (latest && latest !== before.latest) {
                void tell(latest, showIt);
            }
            if (lists !== before.lists) {
                close(shown, (id) => unreadEntry(id) === undefined);
            }
        });

        return () => {
            isOver = true;
            stop();
            close(shown, () => true);
        };
    }, [isOn, opensClients]);
}

/** @param showIt returns false when this tab can't show it and another tab should try */
async function tell(
    notification: NotificationData,
    showIt: (notification: NotificationData) => boolean,
): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted') {
        return;
    }
    if (document.hidden) {
        await new Promise((resolve) => setTimeout(resolve, PRECEDENCE_MS));
    }
    await inOneTab(`notice|${notificationKeyOf(notification)}`, () => showIt(notification));
}

/** Some mobile browsers have the class but throw in its constructor. */
function couldBeShown(showIt: () => void): boolean {
    try {
        showIt();

        return true;
    } catch (error) {
        console.warn('Couldn’t show a browser notification.', error);

        return false;
    }
}

function show(notification: NotificationData, place: RouteDefinition): Notification {
    const notice = new Notification(`New: ${NotificationTypeLabels[notification.type]}`, {
        body: notification.notifiable.company_name ?? '',
        // A newer notification of the same client replaces the earlier one.
        tag: `notification-${notification.id}`,
        icon: ICON,
    });
    notice.addEventListener('click', () => {
        window.focus();
        notice.close();
        router.visit(place);
    });

    return notice;
}

/** Risk checks open the client's page. Other types open their list. */
function placeOf({ type, client_id: client }: NotificationData, opensClients: boolean): RouteDefinition {
    return type === 'risk_check' && client !== null && opensClients
        ? clients.edit({ client })
        : notifications.index({ query: { type, state: 'unread' } });
}

function close(shown: Map<number, Notification>, isDone: (id: number) => boolean): void {
    for (const [id, notice] of shown) {
        if (isDone(id)) {
            notice.close();
            shown.delete(id);
        }
    }
}
