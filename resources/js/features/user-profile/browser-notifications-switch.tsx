import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';

interface BrowserNotificationsSwitchProps {
    isOn: boolean;
    onChange: (isOn: boolean) => void;
}

type Permission = NotificationPermission | 'missing';

/** The setting applies to the user in every browser. Each browser asks for permission once, only after a click here. */
export function BrowserNotificationsSwitch({ isOn, onChange }: BrowserNotificationsSwitchProps) {
    const [permission, setPermission] = useState(currentPermission);

    const ask = async () => {
        const answer = permission === 'default' ? await Notification.requestPermission() : permission;
        setPermission(answer);

        return answer === 'granted';
    };

    const change = async (wanted: boolean) => {
        if (!wanted || (await ask())) {
            onChange(wanted);
        }
    };

    return (
        <div className="flex flex-col items-start gap-2">
            <Switch
                label="Browser notifications"
                description="Tells you of new work while you look at something else. They name the kind of work and the company, never a client."
                checked={isOn}
                disabled={!isOn && permission === 'missing'}
                onChange={(wanted) => void change(wanted)}
            />
            <div role="status" className="ml-12 flex flex-col items-start gap-2 text-compact text-muted empty:hidden">
                {HINTS[permission]}
                {isOn && permission === 'default' && (
                    <Button size="sm" onClick={() => void ask()}>
                        Allow notifications
                    </Button>
                )}
            </div>
        </div>
    );
}

const HINTS: Record<Permission, string | null> = {
    default: null,
    granted: null,
    denied: 'This browser blocks notifications from Paddock. Allow them in the browser’s site settings, then try again.',
    missing: 'This browser can’t show notifications.',
};

function currentPermission(): Permission {
    return 'Notification' in window ? Notification.permission : 'missing';
}
