import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clientNameOf } from '@/features/notifications/client-name';
import { useBrowserNotifications } from '@/features/notifications/use-browser-notifications';
import { useMessageSound } from '@/features/notifications/use-message-sound';
import { usePersonalToasts } from '@/features/notifications/use-personal-toasts';
import { useTitleCount } from '@/features/notifications/use-title-count';
import { showToast } from '@/features/shell/feedback-store';
import { isWaiting, useNotificationStore } from '@/stores/notification-store';
import { type AuthUser, type NotificationData, NotificationTypeLabels } from '@/types/generated';

/** Notifications within this time are announced together. */
const GATHERING_MS = 400;

/** Announces new notifications: sound, toast or screen reader text, and browser notifications for users who turned them on. */
export function NotificationAlerts({ user }: { user: AuthUser }) {
    const [text, setText] = useState('');
    const gathered = useRef<NotificationData[]>([]);
    useMessageSound(user);
    useBrowserNotifications(user);
    useTitleCount(user.counts_in_title);
    usePersonalToasts();

    const tell = useEffectEvent(() => {
        const notifications = gathered.current.filter(isWaiting);
        gathered.current = [];
        if (notifications.length === 0) {
            return;
        }
        const { title, text: sentence } = summaryOf(notifications);
        if (user.shows_toasts) {
            showToast({ tone: 'info', title, text: sentence });
        } else {
            setText(`${title}. ${sentence}`);
        }
    });

    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const stop = useNotificationStore.subscribe(({ latest }, before) => {
            if (latest && latest !== before.latest) {
                gathered.current.push(latest);
                timer ??= setTimeout(() => {
                    timer = undefined;
                    tell();
                }, GATHERING_MS);
            }
        });

        return () => {
            clearTimeout(timer);
            stop();
        };
    }, []);

    // The toast region is already a live region.
    return (
        <span role="status" aria-live="polite" className="sr-only">
            {text}
        </span>
    );
}

function summaryOf(notifications: NotificationData[]): { title: string; text: string } {
    const [first] = notifications;

    return first && notifications.length === 1
        ? { title: `${NotificationTypeLabels[first.type]}: ${clientNameOf(first)}`, text: first.body }
        : { title: 'New notifications', text: `${notifications.length} new notifications.` };
}
