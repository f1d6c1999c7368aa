import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Icon } from '@/components/ui/icon-type';
import { type BackgroundVisit, useBackgroundVisit } from '@/hooks/use-background-visit';
import type { RouteDefinition } from '@/routes/route';
import { settleWork } from '@/stores/notification-store';
import type { NotificationData } from '@/types/generated';

export interface RowActionsProps {
    notification: NotificationData;
}

/** Completes the work of a notification. Its row leaves once the server confirms. */
export function useSettling(notification: NotificationData): BackgroundVisit<string> {
    return useBackgroundVisit(() => void settleWork(notification));
}

interface RowActionProps {
    settling: BackgroundVisit<string>;
    to: RouteDefinition;
    /** Completes the accessible name of the button. */
    about: string;
    icon?: Icon;
    /** Asks first, and returns what to send. Null when the user cancelled. */
    ask?: () => Promise<{ reason: string } | null>;
    children: ReactNode;
}

/** A button that completes the work. */
export function RowAction({ settling: { sending, send }, to, about, icon, ask, children }: RowActionProps) {
    const start = async () => {
        const data = ask ? await ask() : {};
        if (data) {
            send(to.url, to, data);
        }
    };

    return (
        <Button
            size="sm"
            {...(icon ? { icon } : {})}
            loading={sending === to.url}
            disabled={sending !== null && sending !== to.url}
            onClick={start}
        >
            {children}
            <span className="sr-only">for {about}</span>
        </Button>
    );
}
