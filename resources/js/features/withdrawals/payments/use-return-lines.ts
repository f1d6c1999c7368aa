import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { deposits } from '@/routes/generated';
import type { ReturnLine, ReturnLines } from '@/types/generated';

/** The deposits by which a payment may have come back; null until they are known. Whoever may not see them gets none. */
export function useReturnLines(withdrawalId: number, isAsked: boolean): readonly ReturnLine[] | null {
    const [found, setFound] = useState<{ of: number; lines: readonly ReturnLine[] } | null>(null);

    useEffect(() => {
        if (!isAsked) {
            return;
        }
        const asked = new AbortController();
        const keep = (lines: readonly ReturnLine[]) => !asked.signal.aborted && setFound({ of: withdrawalId, lines });
        requestJson<ReturnLines>(deposits.returnsOf({ withdrawal: withdrawalId }), { signal: asked.signal }).then(
            ({ lines }) => keep(lines),
            () => keep([]),
        );

        return () => {
            asked.abort();
            setFound(null);
        };
    }, [withdrawalId, isAsked]);

    return found?.of === withdrawalId ? found.lines : null;
}
