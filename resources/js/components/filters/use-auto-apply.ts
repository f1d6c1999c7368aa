import { useEffect, useRef } from 'react';
import type { EditorProps } from './filter-editor';
import type { FilterDefinition, QueryPatch } from './types';

const PAUSE_MS = 300;

/** When the values are read: typing paused or the editor closed, or the user pressed Enter, who then waits for an answer. */
export type ReadTime = 'pause' | 'enter';

/** Reads the values of an editor. Returns null when they can't be used, and shows the reason after Enter. */
export type ReadValues = (time: ReadTime) => QueryPatch | null;

/**
 * Applies the values of an editor without a button: choices at once, typed values when typing pauses for 300 ms, on Enter and
 * when the editor closes. Unchanged values cause no visit.
 */
export function useAutoApply(
    { onApply, onClear, onClose }: Omit<EditorProps<FilterDefinition>, 'filter' | 'query'>,
    start: QueryPatch,
) {
    const latest = useRef(onApply);
    latest.current = onApply;
    const applied = useRef(JSON.stringify(start));
    const waiting = useRef<ReadValues>(null);
    const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

    const drop = () => {
        clearTimeout(timer.current);
        waiting.current = null;
    };
    const apply = (read: ReadValues, time: ReadTime, replace: boolean): boolean => {
        drop();
        const patch = read(time);
        if (patch !== null && JSON.stringify(patch) !== applied.current) {
            applied.current = JSON.stringify(patch);
            latest.current(patch, { replace });
        }

        return patch !== null;
    };
    const flush = useRef(() => undefined as unknown);
    flush.current = () => waiting.current && apply(waiting.current, 'pause', true);
    useEffect(() => () => void flush.current(), []);

    return {
        now: (read: ReadValues) => apply(read, 'pause', false),
        later: (read: ReadValues) => {
            drop();
            waiting.current = read;
            timer.current = setTimeout(() => flush.current(), PAUSE_MS);
        },
        submit: (read: ReadValues) => {
            if (apply(read, 'enter', true)) {
                onClose();
            }
        },
        clear: () => {
            drop();
            onClear();
        },
    };
}
