import { router } from '@inertiajs/react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Icon } from '@/components/ui/icon-type';
import type { RouteDefinition } from '@/routes/route';
import { settleWork } from '@/stores/notification-store';
import type { Flash, NotificationData } from '@/types/generated';

export interface RowActionsProps {
    notification: NotificationData;
}

interface Settling {
    /** The address that is being asked; null while nothing is under way. */
    sending: string | null;
    send: (to: RouteDefinition) => void;
}

/**
 * Asks the server to settle the work of a notification, whose row leaves once the server agreed. Beside other visits, so
 * that several rows can be settled in a row; never twice for one press too many.
 */
export function useSettling(notification: NotificationData): Settling {
    const [sending, setSending] = useState<string | null>(null);
    const isSending = useRef(false);

    const send = (to: RouteDefinition) => {
        if (isSending.current) {
            return;
        }
        isSending.current = true;
        setSending(to.url);
        router.visit(to, {
            async: true,
            showProgress: false,
            preserveScroll: true,
            preserveState: true,
            onSuccess: ({ props }) => {
                if ((props.flash as Flash | undefined)?.error == null) {
                    settleWork(notification);
                }
            },
            onFinish: () => {
                isSending.current = false;
                setSending(null);
            },
        });
    };

    return { sending, send };
}

interface RowActionProps {
    settling: Settling;
    to: RouteDefinition;
    /** The button's name goes on with it for those who cannot see the row. */
    about: string;
    icon?: Icon;
    children: ReactNode;
}

/** One way to settle the work. */
export function RowAction({ settling: { sending, send }, to, about, icon, children }: RowActionProps) {
    return (
        <Button
            size="sm"
            {...(icon ? { icon } : {})}
            loading={sending === to.url}
            disabled={sending !== null && sending !== to.url}
            onClick={() => send(to)}
        >
            {children}
            <span className="sr-only">for {about}</span>
        </Button>
    );
}
