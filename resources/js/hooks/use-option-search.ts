import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Option } from '@/components/ui/option-type';

export type OptionSearch<Value extends string> = (
    query: string,
    signal: AbortSignal,
) => Promise<ReadonlyArray<Option<Value>>>;

interface OptionSearchState<Value extends string> {
    options: ReadonlyArray<Option<Value>>;
    status: 'idle' | 'loading' | 'failed';
}

const DEBOUNCE_MS = 200;

/** Asks for options while the person types. Older answers never overtake newer ones. Without a search it rests. */
export function useOptionSearch<Value extends string>(
    search: OptionSearch<Value> | undefined,
    query: string,
    active: boolean,
) {
    const [state, setState] = useState<OptionSearchState<Value>>({ options: [], status: 'idle' });
    const current = useRef<AbortController>(null);
    const enabled = search !== undefined && active;

    async function ask(wanted: string, controller: AbortController): Promise<OptionSearchState<Value>> {
        try {
            return { options: (await search?.(wanted, controller.signal)) ?? [], status: 'idle' };
        } catch {
            return { options: [], status: 'failed' };
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

    return { ...state, retry: () => start(query, 0) };
}
