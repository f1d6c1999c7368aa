import { useState } from 'react';
import { requestJson } from '@/lib/http';
import type { RouteDefinition } from '@/routes/route';
import type { SmsBubble, SmsHistory } from '@/types/generated';

interface Older {
    messages: readonly SmsBubble[];
    /** The cursor of the next older messages, or `undefined` before any were loaded. */
    cursor?: string | null;
}

/** The route of the messages before a cursor. */
export type OlderRoute = (cursor: string) => RouteDefinition<'get'>;

/** The latest messages from the page props together with the older ones loaded since. */
export function useThread(olderRoute: OlderRoute, latest: SmsHistory) {
    const [older, setOlder] = useState<Older>({ messages: [] });
    const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
    // Keeps messages that newer ones pushed out of the page props.
    const [known, setKnown] = useState<ReadonlyMap<number, SmsBubble>>(() => byId(latest.messages));
    const [seen, setSeen] = useState(latest);
    if (seen !== latest) {
        setSeen(latest);
        setKnown(new Map([...known, ...byId(latest.messages)]));
    }

    const messages = [...byId([...older.messages, ...known.values()]).values()].sort(
        (one, other) => one.sent_at.localeCompare(other.sent_at) || one.id - other.id,
    );
    const cursor = older.cursor === undefined ? latest.older_cursor : older.cursor;

    const loadOlder = async () => {
        if (cursor === null || state === 'loading') {
            return;
        }
        setState('loading');
        try {
            const page = await requestJson<SmsHistory>(olderRoute(cursor));
            setOlder(({ messages: held }) => ({
                messages: [...page.messages, ...held],
                cursor: page.older_cursor,
            }));
            setState('idle');
        } catch {
            setState('failed');
        }
    };

    return { messages, hasOlder: cursor !== null, state, loadOlder };
}

function byId(messages: readonly SmsBubble[]): Map<number, SmsBubble> {
    return new Map(messages.map((message) => [message.id, message]));
}
