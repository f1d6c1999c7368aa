import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { newsKeyOf } from '@/features/notifications/news-key';
import { can } from '@/lib/shared-props';
import { inOneTab } from '@/realtime/one-tab';
import { clients, notifications } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import { isWaiting, unreadEntry, useNotificationStore } from '@/stores/notification-store';
import { type AuthUser, type NotificationData, NotificationTypeLabels } from '@/types/generated';

const ICON = '/favicon.svg';
/** A tab that is seen tells of the news itself: the others let it go first. */
const PRECEDENCE_MS = 300;

/**
 * Has the browser tell of work that comes in while no tab is seen, once; a click leads to the work. Says what kind of work
 * at which company, and no names: a locked screen may show it.
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
        const showIt = (news: NotificationData): boolean => {
            if (isOver) {
                return false;
            }
            // Where it is seen, or was handled meanwhile, nobody needs to be told.
            return (
                !document.hidden ||
                !isWaiting(news) ||
                couldBeShown(() => shown.set(news.id, show(news, placeOf(news, opensClients))))
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

/** @param showIt false where this tab could not, and another is to try */
async function tell(news: NotificationData, showIt: (news: NotificationData) => boolean): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted') {
        return;
    }
    if (document.hidden) {
        await new Promise((resolve) => setTimeout(resolve, PRECEDENCE_MS));
    }
    await inOneTab(`notice|${newsKeyOf(news)}`, () => showIt(news));
}

/** Some browsers of phones have the class and refuse to make one. */
function couldBeShown(showIt: () => void): boolean {
    try {
        showIt();

        return true;
    } catch (error) {
        console.warn('The browser could not show a notification.', error);

        return false;
    }
}

function show(news: NotificationData, place: RouteDefinition): Notification {
    const notice = new Notification(`New: ${NotificationTypeLabels[news.type]}`, {
        body: news.notifiable.company_name ?? '',
        // Later news of the same client take the place of earlier ones.
        tag: `notification-${news.id}`,
        icon: ICON,
    });
    notice.addEventListener('click', () => {
        window.focus();
        notice.close();
        router.visit(place);
    });

    return notice;
}

/** A risk check is done on the client's page; everything else can be done in the list of its kind. */
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
