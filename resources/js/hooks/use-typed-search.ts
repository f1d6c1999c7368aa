import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type TypedSearch<Answer> = (query: string, signal: AbortSignal) => Promise<Answer>;

interface TypedSearchState<Answer> {
    /** Latest result, or null before the first one and after an error. */
    answer: Answer | null;
    /** The text that the answer is for. */
    answered: string | null;
    status: 'idle' | 'loading' | 'failed';
}

const DEBOUNCE_MS = 200;

/** Searches while the user types. An older response never replaces a newer one. Does nothing without a search. */
export function useTypedSearch<Answer>(search: TypedSearch<Answer> | undefined, query: string, active: boolean) {
    const [state, setState] = useState<TypedSearchState<Answer>>({ answer: null, answered: null, status: 'idle' });
    const current = useRef<AbortController>(null);
    const enabled = search !== undefined && active;

    async function ask(wanted: string, controller: AbortController): Promise<TypedSearchState<Answer>> {
        try {
            return { answer: (await search?.(wanted, controller.signal)) ?? null, answered: wanted, status: 'idle' };
        } catch {
            return { answer: null, answered: null, status: 'failed' };
        }
    }

    function start(wanted: string, delay: number): void {
        const controller = new AbortController();
        current.current?.abort();
        current.current = controller;
        setState((previous) => ({ ...previous, status: 'loading' }));
        setTimeout(async () => {
            const outcome = controller.signal.aborted ? null : await ask(wanted, controller);
            if (outcome && !controller.signal.aborted) {
                setState(outcome);
            }
        }, delay);
    }

    const startTyped = useEffectEvent((wanted: string) => start(wanted, DEBOUNCE_MS));

    useEffect(() => {
        if (enabled) {
            startTyped(query);
        }

        return () => current.current?.abort();
    }, [enabled, query]);

    const { answer, answered, status } = state;

    // Until it is current, the answer is for the text before.
    return { answer, isCurrent: answered === query, status, retry: () => start(query, 0) };
}
