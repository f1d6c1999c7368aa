import { useEffect, useState } from 'react';
import { statusOf } from '@/lib/failed-request';
import { requestJson } from '@/lib/http';
import { deposits } from '@/routes/generated';
import type { ReturnLines } from '@/types/generated';

const FORBIDDEN = 403;

const NONE: ReturnLines = { lines: [], credited: null };

interface Found {
    of: number;
    attempt: number;
    /** Null when the request failed. */
    answer: ReturnLines | null;
}

/** Loads the deposits that may be the returned payment. Empty for users who can't view deposits. */
export function useReturnLines(withdrawalId: number, isAsked: boolean) {
    const [found, setFound] = useState<Found | null>(null);
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
        if (!isAsked) {
            return;
        }
        const asked = new AbortController();
        const keep = (answer: ReturnLines | null) =>
            !asked.signal.aborted && setFound({ of: withdrawalId, attempt, answer });
        requestJson<ReturnLines>(deposits.returnsOf({ withdrawal: withdrawalId }), { signal: asked.signal }).then(
            keep,
            (error: unknown) => keep(statusOf(error) === FORBIDDEN ? NONE : null),
        );

        return () => {
            asked.abort();
            setFound(null);
        };
    }, [withdrawalId, isAsked, attempt]);

    const told = found?.of === withdrawalId && found.attempt === attempt ? found : null;

    return {
        /** Null while loading. */
        returns: told?.answer ?? null,
        hasFailed: told?.answer === null,
        retry: () => setAttempt((before) => before + 1),
    };
}
