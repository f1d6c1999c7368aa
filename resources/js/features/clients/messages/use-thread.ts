import { useState } from 'react';
import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { SmsBubble, SmsStretch } from '@/types/generated';

interface Older {
    messages: readonly SmsBubble[];
    /** Where what is older still begins; `undefined` before anything older was asked for. */
    cursor?: string | null;
}

/** The latest messages as the page holds them, and the older ones that were scrolled to. */
export function useThread(clientId: number, latest: SmsStretch) {
    const [older, setOlder] = useState<Older>({ messages: [] });
    const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
    // What was the latest a while ago stays, when newer messages pushed it out of the page's stretch.
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
            const route = clients.messagesOlder({ client: clientId }, { query: { cursor } });
            const stretch = await requestJson<SmsStretch>(route);
            setOlder(({ messages: held }) => ({
                messages: [...stretch.messages, ...held],
                cursor: stretch.older_cursor,
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
