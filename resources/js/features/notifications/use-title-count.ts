import { useEffect } from 'react';
import { COUNTER_OF } from '@/stores/notification-lists';
import { useCounters } from '@/stores/use-counters';

const PREFIX = /^\(\d+\) /;

/** Adds the unread count to the title of every page: `(3) Clients · Paddock`. */
export function useTitleCount(isOn: boolean): void {
    const counters = useCounters();
    const count = isOn ? Object.values(COUNTER_OF).reduce((sum, name) => sum + counters[name], 0) : 0;

    useEffect(() => {
        if (count === 0) {
            return;
        }
        const put = () => setTitle(`(${count}) ${plainTitle()}`);
        put();
        // Pages change their title at any time.
        const watch = new MutationObserver(put);
        watch.observe(document.head, { childList: true, subtree: true, characterData: true });

        return () => {
            watch.disconnect();
            setTitle(plainTitle());
        };
    }, [count]);
}

function plainTitle(): string {
    return document.title.replace(PREFIX, '');
}

/** Skips equal titles, which would trigger the observer again. */
function setTitle(title: string): void {
    if (document.title !== title) {
        document.title = title;
    }
}
