import { create } from 'zustand';

export const CONNECTION_STATES = [
    'initialized',
    'connecting',
    'connected',
    'unavailable',
    'failed',
    'disconnected',
] as const;

/** The realtime connection as the Pusher protocol names its states. */
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const useConnectionStore = create<{ state: ConnectionState }>()(() => ({ state: 'initialized' }));

export function setConnectionState(state: ConnectionState): void {
    useConnectionStore.setState({ state });
}
