import { router } from '@inertiajs/react';
import { useCallback, useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { clients as routes } from '@/routes/generated';
import type { ConversionPreview } from '@/types/generated';

const NETWORK_ERROR =
    'Couldn’t reach the server. The lead may have been converted: reload the page before you try again.';

/** The decision about duplicates: link to a client, or create a new client, with a reason for likely duplicates. */
export interface ConversionDecision {
    linkClientId?: number;
    overrideReason?: string;
}

/** Loads the preview of a conversion and converts the lead once. */
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
                    setRefusal(Object.values(errors)[0] ?? NETWORK_ERROR);
                    load();
                },
                onNetworkError: () => {
                    setRefusal(NETWORK_ERROR);
                    return false;
                },
                onFinish: () => setIsConverting(false),
            },
        );
    };

    return { preview, refusal, isConverting, convert, retry: () => load() };
}
