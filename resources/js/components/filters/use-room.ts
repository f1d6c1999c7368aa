import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns how many of the unset filters fit into one line beside the set ones, so that the rows below stay where they are. The count
 * is known before the first paint.
 *
 * @param isNarrowed without set filters all are shown
 * @param contents changes when the line has to be measured again
 */
export function useRoom(count: number, isNarrowed: boolean, contents: string) {
    const box = useRef<HTMLFieldSetElement>(null);
    const [measured, setMeasured] = useState({ contents, room: count });
    const room = isNarrowed && measured.contents === contents ? Math.min(measured.room, count) : count;

    // One filter less until the last item is in the line of the first.
    useLayoutEffect(() => {
        if (!isNarrowed || room === 0) {
            return;
        }
        const items = [...(box.current?.children ?? [])].filter((item) => item.tagName !== 'LEGEND');
        const [first, last] = [items[0], items.at(-1)];
        if (first && last && last.getBoundingClientRect().top > first.getBoundingClientRect().bottom) {
            setMeasured({ contents, room: room - 1 });
        }
    });
    useEffect(() => {
        const measureAgain = () => setMeasured({ contents: '', room: 0 });
        window.addEventListener('resize', measureAgain);

        return () => window.removeEventListener('resize', measureAgain);
    }, []);

    return { box, room };
}
