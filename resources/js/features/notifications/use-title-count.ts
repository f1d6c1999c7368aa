import { useEffect } from 'react';
import { COUNTER_OF } from '@/stores/notification-lists';
import { useCounters } from '@/stores/use-counters';

const PREFIX = /^\(\d+\) /;

/** Puts the unread count before the title of the page, whichever page that is: `(3) Clients · Paddock`. */
export function useTitleCount(isOn: boolean): void {
    const counters = useCounters();
    const count = isOn ? Object.values(COUNTER_OF).reduce((sum, name) => sum + counters[name], 0) : 0;

    useEffect(() => {
        if (count === 0) {
            return;
        }
        const put = () => setTitle(`(${count}) ${plainTitle()}`);
        put();
        // Pages set their title whenever they like.
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

/** Setting the same again would be seen as a change. */
function setTitle(title: string): void {
    if (document.title !== title) {
        document.title = title;
    }
}
