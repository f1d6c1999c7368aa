import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecordViewers } from '@/features/clients/use-record-viewers';
import { channelOf, type RecordViewer, usePresenceStore } from '@/realtime/presence';

const TYPING = 'typing';
const ANNOUNCED_EVERY_MS = 2_000;
/** Longer than between two announcements. */
const SHOWN_MS = 5_000;

/** The colleagues who are writing to this client, and a function that tells them that the user is. Nothing of the text is sent. */
export function useTypists(clientId: number): { typists: readonly RecordViewer[]; announce: () => void } {
    const record = `client.${clientId}`;
    const others = useRecordViewers(record);
    const isJoined = usePresenceStore(({ viewers }) => viewers.has(record));
    const [typing, setTyping] = useState<readonly number[]>([]);
    const announced = useRef(0);

    useEffect(() => {
        const channel = isJoined ? channelOf(record) : undefined;
        const ends = new Map<number, ReturnType<typeof setTimeout>>();
        const end = (id: number) => setTyping((held) => held.filter((each) => each !== id));
        channel?.listenForWhisper(TYPING, (_, sender) => {
            const id = Number(sender.user_id);
            clearTimeout(ends.get(id));
            ends.set(
                id,
                setTimeout(() => end(id), SHOWN_MS),
            );
            setTyping((held) => [...held.filter((each) => each !== id), id]);
        });

        return () => {
            channel?.stopListeningForWhisper(TYPING);
            for (const timer of ends.values()) {
                clearTimeout(timer);
            }
            setTyping([]);
        };
    }, [isJoined, record]);

    const announce = useCallback(() => {
        if (isJoined && Date.now() - announced.current >= ANNOUNCED_EVERY_MS) {
            announced.current = Date.now();
            channelOf(record)?.whisper(TYPING, {});
        }
    }, [isJoined, record]);

    return { typists: others.filter(({ id }) => typing.includes(id)), announce };
}
