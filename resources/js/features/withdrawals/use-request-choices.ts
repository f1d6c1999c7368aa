import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { withdrawals } from '@/routes/generated';
import type { RequestChoices } from '@/types/generated';

interface RequestChoicesAnswer {
    choices: RequestChoices | null;
    hasFailed: boolean;
    askAgain: () => void;
}

/** Loads a client's available balance and accounts. Null without a client and while loading. */
export function useRequestChoices(clientId: number | null): RequestChoicesAnswer {
    const [attempt, setAttempt] = useState(1);
    const [answer, setAnswer] = useState<{ of: number; attempt: number; choices: RequestChoices | null } | null>(null);

    useEffect(() => {
        if (clientId === null) {
            return;
        }
        const asking = new AbortController();
        requestJson<RequestChoices>(withdrawals.destinations({ client: clientId }), { signal: asking.signal })
            .then((choices) => setAnswer({ of: clientId, attempt, choices }))
            .catch(() => {
                if (!asking.signal.aborted) {
                    setAnswer({ of: clientId, attempt, choices: null });
                }
            });

        return () => asking.abort();
    }, [clientId, attempt]);

    const isOwn = answer !== null && answer.of === clientId && answer.attempt === attempt;

    return {
        choices: isOwn ? answer.choices : null,
        hasFailed: isOwn && answer.choices === null,
        askAgain: () => setAttempt((last) => last + 1),
    };
}
