import { useEffect, useRef } from 'react';
import { showToast } from '@/features/shell/feedback-store';

interface QueueOptions<Row> {
    rows: readonly Row[];
    openId: number | null;
    open: (row: Row) => void;
    /** Singular and plural: 'deposit', 'deposits'. */
    nouns: readonly [string, string];
    /** Rows that still need a decision. All by default. */
    isWaiting?: (row: Row) => boolean;
}

/** Works through the records of a page one after the other, and says when there are no more. */
export function useQueue<Row extends { id: number }>(options: QueueOptions<Row>) {
    const { rows, openId, open, nouns, isWaiting = () => true } = options;
    const place = rows.findIndex(({ id }) => id === openId);
    const [one, many] = nouns;
    useFocusOnLast(openId);
    const openOrSay = (row: Row | undefined, title: string, text: string) =>
        row ? open(row) : showToast({ tone: 'info', title, text });

    return {
        place,
        count: rows.length,
        noun: one,
        /** Opens the next or previous record: keys j and k. */
        step: (by: 1 | -1) =>
            by === 1
                ? openOrSay(rows[place + 1], 'End of the queue', `No more ${many} on this page.`)
                : openOrSay(rows[place - 1], 'Start of the queue', `This is the first ${one} on this page.`),
        /** Opens the next record that waits, after a decision. */
        advance: () =>
            openOrSay(
                rows.find((row, index) => index > place && isWaiting(row)),
                'End of the queue',
                `No more ${many} to decide on this page.`,
            ),
    };
}

/** The drawer returns the focus to the row it was opened from. This passes it on to the row that was open last. */
function useFocusOnLast(openId: number | null): void {
    const opened = useRef<number[]>([]);

    useEffect(() => {
        if (openId !== null) {
            opened.current.push(openId);
            return;
        }
        const [first, last] = [opened.current[0], opened.current.at(-1)];
        opened.current = [];
        if (first === last) {
            return;
        }
        const passOn = ({ target }: FocusEvent) => {
            if (target instanceof Element && target.closest(`[data-row="${first}"]`)) {
                document.querySelector<HTMLElement>(`[data-row="${last}"]`)?.focus();
            }
        };
        document.addEventListener('focusin', passOn, { once: true });
        return () => document.removeEventListener('focusin', passOn);
    }, [openId]);
}

export type Queue = ReturnType<typeof useQueue>;
