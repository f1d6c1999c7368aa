import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Switch } from '@/components/ui/switch';
import { BrowserNotificationsSwitch } from '@/features/user-profile/browser-notifications-switch';
import { userProfile } from '@/routes/generated';
import type { NotificationSettings } from '@/types/generated';

/** Saves each switch straight away and reverts it when saving fails. */
export function NotificationsTab({ settings }: { settings: NotificationSettings }) {
    const [shown, setShown] = useState(settings);

    const save = (change: Partial<NotificationSettings>) => {
        setShown((current) => ({ ...current, ...change }));
        router.put(userProfile.notifications().url, change, {
            preserveScroll: true,
            onError: () => setShown(settings),
            onHttpException: () => setShown(settings),
            onNetworkError: () => setShown(settings),
        });
    };

    return (
        <Card>
            <CardHeader title="Notifications" description="How Paddock tells you about new work while it’s open." />
            <CardBody className="flex flex-col items-start gap-5">
                <Switch
                    label="Sound for messages"
                    description="Plays when a client sends a message. Some browsers need a click on the page first."
                    checked={shown.plays_notification_sound}
                    onChange={(on) => save({ plays_notification_sound: on })}
                />
                <Switch
                    label="Pop-up messages"
                    description="They close automatically. The notification bar keeps every notification."
                    checked={shown.shows_toasts}
                    onChange={(on) => save({ shows_toasts: on })}
                />
                <BrowserNotificationsSwitch
                    isOn={shown.shows_browser_notifications}
                    onChange={(on) => save({ shows_browser_notifications: on })}
                />
                <Switch
                    label="Unread count in the page title"
                    description="Shows the number of unread notifications in the browser tab, such as (3)."
                    checked={shown.counts_in_title}
                    onChange={(on) => save({ counts_in_title: on })}
                />
            </CardBody>
        </Card>
    );
}
