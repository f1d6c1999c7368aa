import { router } from '@inertiajs/react';
import { useEffect } from 'react';
import { newsKeyOf } from '@/features/notifications/news-key';
import { can } from '@/lib/shared-props';
import { inOneTab } from '@/realtime/one-tab';
import { clients, notifications } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import { useNotificationStore } from '@/stores/notification-store';
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

        const stop = useNotificationStore.subscribe(({ latest, settled }, before) => {
            if (latest && latest !== before.latest) {
                void tell(latest, () => {
                    shown.set(latest.id, show(latest, placeOf(latest, opensClients)));
                });
            }
            if (settled !== before.settled) {
                closeRead(shown, settled);
            }
        });

        return () => {
            stop();
            closeRead(shown, shown);
        };
    }, [isOn, opensClients]);
}

async function tell(news: NotificationData, showIt: () => void): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted') {
        return;
    }
    if (document.hidden) {
        await new Promise((resolve) => setTimeout(resolve, PRECEDENCE_MS));
    }
    await inOneTab(`notice|${newsKeyOf(news)}`, () => {
        if (document.hidden) {
            return couldBeShown(showIt);
        }

        return true;
    });
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

function closeRead(shown: Map<number, Notification>, read: ReadonlyMap<number, unknown>): void {
    for (const [id, notice] of shown) {
        if (read.has(id)) {
            notice.close();
            shown.delete(id);
        }
    }
}
