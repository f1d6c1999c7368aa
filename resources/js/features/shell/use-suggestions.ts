import { type KeyboardEvent, useState } from 'react';
import { useTypedSearch } from '@/hooks/use-typed-search';

export interface Suggestion {
    id: number;
    label: string;
    hint: string;
    /** Path of the record. */
    url: string;
}

export type SuggestionSearch = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** One letter matches too many records. */
const SHORTEST_QUERY = 2;

/** Suggestions of a search field while the user types, and the one that the arrow keys chose. */
export function useSuggestions(search: SuggestionSearch | undefined, text: string) {
    const query = text.trim();
    const [isOpen, setIsOpen] = useState(false);
    /** Not its place: an answer may put another record there. */
    const [chosenId, setChosenId] = useState<number | null>(null);
    const isAsked = search !== undefined && isOpen && query.length >= SHORTEST_QUERY;
    const { answer, status } = useTypedSearch(search, query, isAsked);
    const hits = isAsked ? (answer ?? []) : [];
    const current = hits.findIndex(({ id }) => id === chosenId);
    const chosen = hits[current] ?? null;

    /** Returns whether the key was for the list. */
    const onKey = ({ key }: KeyboardEvent): boolean => {
        if (hits.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) {
            return false;
        }
        const next =
            (current + (key === 'ArrowDown' ? 1 : hits.length) + (current === -1 && key === 'ArrowUp' ? 1 : 0)) %
            hits.length;
        setChosenId(hits[next]?.id ?? null);
        return true;
    };

    return {
        hits,
        chosen,
        /** Nothing matches the text. */
        isEmpty: isAsked && status === 'idle' && answer !== null && hits.length === 0,
        onKey,
        open: () => {
            setIsOpen(true);
            setChosenId(null);
        },
        close: () => setIsOpen(false),
        /** The only match of the text. Asks the server when its answer is not here yet. */
        only: async (): Promise<Suggestion | null> => {
            if (search === undefined || query.length < SHORTEST_QUERY) {
                return null;
            }
            const found =
                isAsked && status === 'idle' && answer !== null
                    ? answer
                    : await search(query, AbortSignal.timeout(LONGEST_WAIT_MS)).catch(() => []);

            return found.length === 1 ? (found[0] ?? null) : null;
        },
    };
}

/** The page of results opens after this time without an answer. */
const LONGEST_WAIT_MS = 2_000;
