import { useCallback, useEffect, useState } from 'react';
import type { ListQuery } from '@/components/filters';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { BulkScope } from '@/types/generated';

interface CountedScope {
    /** Null while counting. */
    scope: BulkScope | null;
    hasFailed: boolean;
    /** Counts again after the list has changed. */
    recount: () => void;
}

/** The number of clients that match the filters now. Pass null to skip counting when single clients are selected. */
export function useBulkScope(query: ListQuery | null): CountedScope {
    const [scope, setScope] = useState<BulkScope | null>(null);
    const [hasFailed, setHasFailed] = useState(false);
    const url = query === null ? null : clients.bulkScope({ query }).url;

    const count = useCallback(() => {
        const abort = new AbortController();
        if (url !== null) {
            setScope(null);
            setHasFailed(false);
            requestJson<BulkScope>({ url, method: 'get' }, { signal: abort.signal })
                .then(setScope)
                .catch(() => !abort.signal.aborted && setHasFailed(true));
        }

        return () => abort.abort();
    }, [url]);
    useEffect(count, [count]);

    return { scope, hasFailed, recount: count };
}
