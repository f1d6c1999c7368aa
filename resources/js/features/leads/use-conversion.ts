import { router } from '@inertiajs/react';
import { useCallback, useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { clients as routes } from '@/routes/generated';
import type { ConversionPreview } from '@/types/generated';

const NOT_ANSWERED = 'The server could not be reached. It may have been done all the same: reload the page first.';

/** What the person decided: nothing to decide, this client, or a new one for a reason. */
export interface ConversionDecision {
    linkClientId?: number;
    overrideReason?: string;
}

/** Reads what must be known before a conversion, and converts once. */
export function useConversion(leadId: number, onDone: () => void) {
    const [preview, setPreview] = useState<ConversionPreview | 'loading' | 'failed'>('loading');
    const [refusal, setRefusal] = useState<string | null>(null);
    const [isConverting, setIsConverting] = useState(false);

    const load = useCallback(
        (signal?: AbortSignal) => {
            setPreview('loading');
            requestJson<ConversionPreview>(routes.leadsConversion({ lead: leadId }), signal ? { signal } : {})
                .then(setPreview)
                .catch(() => signal?.aborted || setPreview('failed'));
        },
        [leadId],
    );

    useEffect(() => {
        const controller = new AbortController();
        load(controller.signal);

        return () => controller.abort();
    }, [load]);

    const convert = ({ linkClientId, overrideReason }: ConversionDecision) => {
        if (isConverting) {
            return;
        }
        setRefusal(null);
        setIsConverting(true);
        router.post(
            routes.leadsConvert({ lead: leadId }),
            { link_client_id: linkClientId ?? null, override_reason: overrideReason ?? null },
            {
                preserveScroll: true,
                onSuccess: onDone,
                onError: (errors) => {
                    setRefusal(Object.values(errors)[0] ?? NOT_ANSWERED);
                    load();
                },
                onNetworkError: () => {
                    setRefusal(NOT_ANSWERED);
                    return false;
                },
                onFinish: () => setIsConverting(false),
            },
        );
    };

    return { preview, refusal, isConverting, convert, retry: () => load() };
}
