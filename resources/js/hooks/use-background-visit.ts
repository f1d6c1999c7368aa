import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import type { RouteDefinition } from '@/routes/route';
import type { Flash } from '@/types/generated';

/** What a press may send along. */
type Payload = Record<string, string | number | boolean | null>;

export interface BackgroundVisit<Name extends string> {
    /** What is being asked for; null while nothing is under way. */
    sending: Name | null;
    send: (name: Name, to: RouteDefinition, data?: Payload) => void;
}

/**
 * Asks the server beside other visits, so that several rows can be settled in a row; never twice for one press too many.
 * `onAgreed` runs unless the server refused.
 */
export function useBackgroundVisit<Name extends string>(onAgreed?: () => void): BackgroundVisit<Name> {
    const [sending, setSending] = useState<Name | null>(null);
    // State would come too late for a second press before the next rendering.
    const isSending = useRef(false);

    const send = (name: Name, to: RouteDefinition, data: Payload = {}) => {
        if (isSending.current) {
            return;
        }
        isSending.current = true;
        setSending(name);
        router.visit(to, {
            data,
            async: true,
            showProgress: false,
            preserveScroll: true,
            preserveState: true,
            onSuccess: ({ props }) => {
                if ((props.flash as Flash | undefined)?.error == null) {
                    onAgreed?.();
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
