import { create } from 'zustand';

export const CONNECTION_STATES = [
    'initialized',
    'connecting',
    'connected',
    'unavailable',
    'failed',
    'disconnected',
] as const;

/** State of the realtime connection, named as in the Pusher protocol. */
export type ConnectionState = (typeof CONNECTION_STATES)[number];

interface Connection {
    state: ConnectionState;
    /** How often this tab began to hear events that no notification represents. Earlier ones were missed. */
    joins: number;
}

export const useConnectionStore = create<Connection>()(() => ({ state: 'initialized', joins: 0 }));

export function setConnectionState(state: ConnectionState): void {
    useConnectionStore.setState({ state });
}

export function noteJoined(): void {
    useConnectionStore.setState(({ joins }) => ({ joins: joins + 1 }));
}

/** Calls `tell` when events that no notification represents may have been missed. Returns a function that stops watching. */
export function watchJoins(tell: () => void): () => void {
    return useConnectionStore.subscribe(({ joins }, before) => {
        if (joins > before.joins) {
            tell();
        }
    });
}
