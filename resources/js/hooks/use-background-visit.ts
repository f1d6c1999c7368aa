import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { isSaved } from '@/lib/shared-props';
import type { RouteDefinition } from '@/routes/route';

/** Data of a request. */
type Payload = Record<string, string | number | boolean | null>;

export interface BackgroundVisit<Name extends string> {
    /** The request in progress, or null. */
    sending: Name | null;
    send: (name: Name, to: RouteDefinition, data?: Payload) => void;
}

/**
 * Runs requests beside other visits, so that several rows can be processed at the same time. Ignores a second click while a
 * request is pending. `onAgreed` runs unless the server refuses.
 */
export function useBackgroundVisit<Name extends string>(onAgreed?: () => void): BackgroundVisit<Name> {
    const [sending, setSending] = useState<Name | null>(null);
    // A ref, because state would update too late for a second click.
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
                if (isSaved(props)) {
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
