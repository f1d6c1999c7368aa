import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import type { MentionCandidate } from '@/types/generated';

const DEBOUNCE_MS = 120;
const NO_CANDIDATES: readonly MentionCandidate[] = [];

/** Searches the colleagues at the URL for the text after an @, or none if null. A failed search returns no colleagues, without an error. */
export function useMentionSearch(url: string, query: string | null): readonly MentionCandidate[] {
    const [found, setFound] = useState<readonly MentionCandidate[]>(NO_CANDIDATES);

    useEffect(() => {
        if (query === null) {
            setFound(NO_CANDIDATES);
            return;
        }
        const controller = new AbortController();
        const timer = setTimeout(async () => {
            const route = { url: `${url}?${new URLSearchParams({ search: query })}`, method: 'get' } as const;
            const people = await requestJson<MentionCandidate[]>(route, { signal: controller.signal }).catch(() => []);
            if (!controller.signal.aborted) {
                setFound(people);
            }
        }, DEBOUNCE_MS);

        return () => {
            clearTimeout(timer);
            controller.abort();
        };
    }, [url, query]);

    return found;
}
