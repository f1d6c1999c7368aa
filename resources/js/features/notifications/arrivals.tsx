import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clientNameOf } from '@/features/notifications/client-name';
import { useBrowserNotifications } from '@/features/notifications/use-browser-notifications';
import { useMessageSound } from '@/features/notifications/use-message-sound';
import { usePersonalToasts } from '@/features/notifications/use-personal-toasts';
import { useTitleCount } from '@/features/notifications/use-title-count';
import { showToast } from '@/features/shell/feedback-store';
import { isWaiting, useNotificationStore } from '@/stores/notification-store';
import { type AuthUser, type NotificationData, NotificationTypeLabels } from '@/types/generated';

/** What comes in together is told in one sentence. */
const GATHERING_MS = 400;

/**
 * Makes arriving work known: by the sound of messages, by a toast or else to screen readers alone, and outside the page
 * for those who asked for it.
 */
export function Arrivals({ user }: { user: AuthUser }) {
    const [text, setText] = useState('');
    const gathered = useRef<NotificationData[]>([]);
    useMessageSound(user);
    useBrowserNotifications(user);
    useTitleCount(user.counts_in_title);
    usePersonalToasts();

    const tell = useEffectEvent(() => {
        const news = gathered.current.filter(isWaiting);
        gathered.current = [];
        if (news.length === 0) {
            return;
        }
        const { title, text: sentence } = summaryOf(news);
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

    // The toasts' corner is a live region of its own.
    return (
        <span role="status" aria-live="polite" className="sr-only">
            {text}
        </span>
    );
}

function summaryOf(news: NotificationData[]): { title: string; text: string } {
    const [first] = news;

    return first && news.length === 1
        ? { title: `${NotificationTypeLabels[first.type]}: ${clientNameOf(first)}`, text: first.body }
        : { title: 'New notifications', text: `${news.length} came in.` };
}
