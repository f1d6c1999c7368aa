import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { rsg } from '@/routes/generated';
import type { BetstopNoticeDetail, BetstopUpdateRow } from '@/types/generated';

interface Answer {
    key: string;
    detail: BetstopNoticeDetail | null;
}

/** Loads the possible clients of a notice, and reloads them after each decision. */
export function useNoticeDetail({ id, status, decided_at: decidedAt }: BetstopUpdateRow) {
    const key = `${id} ${status} ${decidedAt ?? ''}`;
    const [answer, setAnswer] = useState<Answer | null>(null);

    useEffect(() => {
        const controller = new AbortController();
        requestJson<BetstopNoticeDetail>(rsg.betstopUpdatesShow({ betstopUpdate: id }), { signal: controller.signal })
            .then((detail) => setAnswer({ key, detail }))
            .catch(() => controller.signal.aborted || setAnswer({ key, detail: null }));

        return () => controller.abort();
    }, [id, key]);

    const own = answer?.key === key ? answer : null;

    return { detail: own?.detail ?? null, hasFailed: own !== null && own.detail === null };
}
