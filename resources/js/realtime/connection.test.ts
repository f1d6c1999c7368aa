import { http } from '@inertiajs/react';
import Echo from 'laravel-echo';
import { beforeEach, expect, it, vi } from 'vitest';
import { connect } from '@/realtime/connection';
import { watchRecord } from '@/realtime/presence';
import { useAccessStore } from '@/stores/access-store';
import { useConnectionStore } from '@/stores/connection-store';

const live = {
    options: {} as Record<string, unknown>,
    socketId: undefined as string | undefined,
    connection: { state: 'connecting', bind: vi.fn(), unbind: vi.fn() },
    signin: vi.fn(),
    reconnect: vi.fn(),
    disconnect: vi.fn(),
    channels: [] as string[],
    joined: [] as string[],
};

/** Authorisation requests of Echo itself. The fake has no socket. */
const connector = {
    pusher: { connection: live.connection, connect: live.reconnect },
    signin: live.signin,
    disconnect: live.disconnect,
    socketId: () => live.socketId,
    leave: vi.fn(),
    presenceChannel: (name: string) => {
        live.joined.push(name);
        const channel = {
            here: () => channel,
            joining: () => channel,
            leaving: () => channel,
            error: () => channel,
        };

        return channel;
    },
    privateChannel: (name: string) => {
        live.channels.push(name);
        const channel = {
            listen: () => channel,
            notification: () => channel,
            subscribed: () => channel,
            error: () => channel,
        };

        return channel;
    },
};
vi.spyOn(Echo.prototype, 'connect').mockImplementation(function (this: Echo<'reverb'>) {
    live.options = { ...this.options };
    Object.assign(this, { connector });
});

const events = { onListening: vi.fn(), onUnknown: vi.fn() };
const settings = { key: 'key', host: 'live.example.com', port: 443, scheme: 'https', path: '/ws' };
const start = (change: Partial<typeof settings> = {}) =>
    connect({ id: 7, can: { viewDeposits: true } }, { ...settings, ...change }, events);
const state = () => useConnectionStore.getState().state;

function become(next: string): void {
    live.connection.state = next;
    const [, listener] = live.connection.bind.mock.calls.find(([event]) => event === 'state_change') ?? [];
    listener();
}

beforeEach(() => {
    vi.clearAllMocks();
    live.channels = [];
    live.joined = [];
    live.connection.state = 'connecting';
});

it('connects by websocket only, as specified', () => {
    start()();

    expect(live.options).toMatchObject({
        broadcaster: 'reverb',
        key: 'key',
        wsHost: 'live.example.com',
        wssPort: 443,
        wsPath: '/ws',
        forceTLS: true,
        enabledTransports: ['ws', 'wss'],
        activityTimeout: 120_000,
        pongTimeout: 30_000,
        unavailableTimeout: 10_000,
    });
    expect(live.signin).toHaveBeenCalledOnce();
    expect(live.channels).toEqual(['deposit-pending-notifications.7', 'read-notifications.7']);
});

it('joins the presence channels of open records until it ends', () => {
    vi.useFakeTimers();
    const stopWatching = watchRecord('client.5');
    const stop = start();
    expect(live.joined).toEqual(['client.5']);

    stop();
    const stopOther = watchRecord('client.6');
    expect(live.joined).toEqual(['client.5']);
    stopWatching();
    stopOther();
    vi.runAllTimers();
    vi.useRealTimers();
});

it('never tries TLS when the server has none', () => {
    start({ scheme: 'http' })();

    expect(live.options).toMatchObject({ forceTLS: false, enabledTransports: ['ws'] });
});

it('tracks the connection state', () => {
    const stop = start();
    expect(state()).toBe('connecting');
    for (const next of ['connected', 'unavailable', 'failed', 'disconnected', 'connected'] as const) {
        become(next);
        expect(state()).toBe(next);
    }

    stop();
    expect(state()).toBe('disconnected');
    expect(live.disconnect).toHaveBeenCalledOnce();
});

it('sends the socket id with every request while connected', async () => {
    const request = { method: 'get', url: '/', headers: { Accept: 'text/html' } } as const;
    const stop = start();
    live.socketId = undefined;
    expect(await http.processRequest(request)).toEqual(request);

    live.socketId = '1.2';
    expect(await http.processRequest(request)).toMatchObject({
        headers: { Accept: 'text/html', 'X-Socket-ID': '1.2' },
    });

    stop();
    expect(await http.processRequest(request)).toEqual(request);
});

it('reconnects after a refusal with increasing delays and checks the session', () => {
    vi.useFakeTimers();
    const stop = start();

    become('disconnected');
    vi.advanceTimersByTime(1_000);
    expect(live.reconnect).toHaveBeenCalledOnce();
    expect(events.onUnknown).toHaveBeenCalledOnce();

    become('disconnected');
    vi.advanceTimersByTime(1_000);
    expect(live.reconnect).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(live.reconnect).toHaveBeenCalledTimes(2);

    become('disconnected');
    stop();
    vi.advanceTimersByTime(60_000);
    expect(live.reconnect).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
});

it('reloads the abilities when the server closes a connection, but not after each refused attempt', () => {
    const stop = start();
    become('connected');
    become('unavailable');
    become('disconnected');
    expect(useAccessStore.getState().changes).toBe(0);

    become('connected');
    become('disconnected');
    become('disconnected');
    expect(useAccessStore.getState().changes).toBe(1);
    stop();
});
