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

export const useConnectionStore = create<{ state: ConnectionState }>()(() => ({ state: 'initialized' }));

export function setConnectionState(state: ConnectionState): void {
    useConnectionStore.setState({ state });
}
