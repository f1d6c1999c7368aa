import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { transactions } from '@/routes/generated';
import type { DuplicateDetail, DuplicateRow } from '@/types/generated';

interface Answer {
    key: string;
    detail: DuplicateDetail | null;
}

/** Loads the history of a case, and reloads it when the case changes. */
export function useDuplicateDetail(duplicate: DuplicateRow): { detail: DuplicateDetail | null; hasFailed: boolean } {
    const { id, status, decided_at: decidedAt } = duplicate;
    const key = `${id} ${status} ${decidedAt ?? ''}`;
    const [answer, setAnswer] = useState<Answer | null>(null);

    useEffect(() => {
        const controller = new AbortController();
        requestJson<DuplicateDetail>(transactions.duplicateOskoDepositsShow({ duplicateCase: id }), {
            signal: controller.signal,
        })
            .then((detail) => setAnswer({ key, detail }))
            .catch(() => controller.signal.aborted || setAnswer({ key, detail: null }));

        return () => controller.abort();
    }, [id, key]);

    const own = answer?.key === key ? answer : null;

    return { detail: own?.detail ?? null, hasFailed: own !== null && own.detail === null };
}
