import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { withdrawals } from '@/routes/generated';
import type { RequestChoices } from '@/types/generated';

/** How much of a client's money can be withdrawn, and where to; null without a client, and until the answer is there. */
export function useRequestChoices(clientId: number | null): { choices: RequestChoices | null; hasFailed: boolean } {
    const [answer, setAnswer] = useState<{ of: number; choices: RequestChoices | null } | null>(null);

    useEffect(() => {
        if (clientId === null) {
            return;
        }
        const asking = new AbortController();
        requestJson<RequestChoices>(withdrawals.destinations({ client: clientId }), { signal: asking.signal })
            .then((choices) => setAnswer({ of: clientId, choices }))
            .catch(() => {
                if (!asking.signal.aborted) {
                    setAnswer({ of: clientId, choices: null });
                }
            });

        return () => asking.abort();
    }, [clientId]);

    const isOwn = answer !== null && answer.of === clientId;

    return { choices: isOwn ? answer.choices : null, hasFailed: isOwn && answer.choices === null };
}
