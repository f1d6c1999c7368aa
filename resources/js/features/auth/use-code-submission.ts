import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import type { RouteDefinition } from '@/routes/route';

interface CodeSubmission {
    errors: Readonly<Record<string, string>>;
    processing: boolean;
    /** Does nothing while a request is pending. */
    send: (data: Record<string, string | boolean>) => void;
    clear: () => void;
}

/** Posts a code as soon as it is complete, without waiting for form state to update. */
export function useCodeSubmission(route: RouteDefinition<'post'>, onRefused: () => void): CodeSubmission {
    const [errors, setErrors] = useState<Record<string, string>>({});
    const [processing, setProcessing] = useState(false);
    const isBusy = useRef(false);

    const send = (data: Record<string, string | boolean>) => {
        if (isBusy.current) {
            return;
        }
        isBusy.current = true;
        setProcessing(true);
        setErrors({});
        router.post(route.url, data, {
            onError: (refused) => {
                setErrors(refused);
                onRefused();
            },
            onFinish: () => {
                isBusy.current = false;
                setProcessing(false);
            },
        });
    };

    return { errors, processing, send, clear: () => setErrors({}) };
}
