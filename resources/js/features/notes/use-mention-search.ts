import { useEffect, useState } from 'react';
import { requestJson } from '@/lib/http';
import { notes } from '@/routes/generated';
import type { MentionCandidate } from '@/types/generated';

const DEBOUNCE_MS = 120;
const NOBODY: readonly MentionCandidate[] = [];

/** Who fits what was typed after an @; null asks nothing. A failure offers nobody: the note can be written all the same. */
export function useMentionSearch(
    { subjectType, subjectId }: { subjectType: string; subjectId: number },
    query: string | null,
): readonly MentionCandidate[] {
    const [found, setFound] = useState<readonly MentionCandidate[]>(NOBODY);

    useEffect(() => {
        if (query === null) {
            setFound(NOBODY);
            return;
        }
        const controller = new AbortController();
        const timer = setTimeout(async () => {
            const route = notes.people({ subjectType, subjectId }, { query: { search: query } });
            const people = await requestJson<MentionCandidate[]>(route, { signal: controller.signal }).catch(() => []);
            if (!controller.signal.aborted) {
                setFound(people);
            }
        }, DEBOUNCE_MS);

        return () => {
            clearTimeout(timer);
            controller.abort();
        };
    }, [subjectType, subjectId, query]);

    return found;
}
