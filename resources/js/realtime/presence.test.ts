import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerPresence, type PresenceLink, usePresenceStore, watchRecord } from '@/realtime/presence';

type Callback = (payload: never) => void;

/** Fake Echo that records joined presence channels. */
class FakeLink implements PresenceLink {
    readonly joined = new Map<string, Map<string, Callback>>();
    readonly left: string[] = [];
    /** Shape of the Pusher client. */
    me: { id: string; info: unknown } | null = null;

    join(name: string) {
        const callbacks = new Map<string, Callback>();
        this.joined.set(name, callbacks);
        const remember = (event: string) => (callback: Callback) => {
            callbacks.set(event, callback);
            return channel;
        };
        const channel = {
            subscription: { members: { me: this.me } },
            here: remember('here'),
            joining: remember('joining'),
            leaving: remember('leaving'),
            error: remember('error'),
            whisper: vi.fn(),
            listenForWhisper: vi.fn(),
            stopListeningForWhisper: vi.fn(),
        };

        return channel;
    }

    leave(name: string): void {
        this.joined.delete(name);
        this.left.push(name);
    }

    tell(event: string, payload: unknown, name = 'client.5'): void {
        this.joined.get(name)?.get(event)?.(payload as never);
    }
}

const MAYA = { id: 7, full_name: 'Maya Okonkwo', photo: null };
const OMAR = { id: 8, full_name: 'Omar Haddad', photo: '/users/8/photo' };
const names = (clientId = 5) =>
    usePresenceStore
        .getState()
        .viewers.get(`client.${clientId}`)
        ?.map(({ full_name }) => full_name);

let link: FakeLink;
let withdraw: () => void;
const stops: Array<() => void> = [];
const watch = (clientId = 5) => {
    const stop = watchRecord(`client.${clientId}`);
    stops.push(stop);

    return stop;
};

beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    link = new FakeLink();
    withdraw = offerPresence(link);
});

afterEach(() => {
    for (const stop of stops.splice(0)) {
        stop();
    }
    vi.advanceTimersByTime(1_000);
    withdraw();
    vi.useRealTimers();
});

it('tracks who joins and leaves', () => {
    watch();
    link.tell('here', [MAYA]);
    link.tell('joining', OMAR);
    expect(names()).toEqual(['Maya Okonkwo', 'Omar Haddad']);
    link.tell('joining', OMAR);
    expect(names()).toEqual(['Maya Okonkwo', 'Omar Haddad']);
    link.tell('leaving', MAYA);
    expect(names()).toEqual(['Omar Haddad']);
});

it('leaves out the user', () => {
    link.me = { id: '7', info: MAYA };
    watch();
    link.tell('here', [MAYA, OMAR]);
    expect(names()).toEqual(['Omar Haddad']);

    // Like a server that had given up the user's own connection.
    link.tell('joining', MAYA);
    expect(names()).toEqual(['Omar Haddad']);
});

it('replaces the viewers after an interruption', () => {
    watch();
    link.tell('here', [MAYA, OMAR]);
    link.tell('here', [OMAR]);

    expect(names()).toEqual(['Omar Haddad']);
});

it('stays joined between pages of a record and leaves shortly after the last', () => {
    const first = watch();
    link.tell('here', [OMAR]);
    first();
    vi.advanceTimersByTime(999);
    const second = watch();
    vi.advanceTimersByTime(5_000);
    expect(names()).toEqual(['Omar Haddad']);
    expect(link.left).toEqual([]);

    second();
    stops.splice(0);
    vi.advanceTimersByTime(1_000);
    expect(link.left).toEqual(['client.5']);
    expect(names()).toBeUndefined();
});

it('keeps records separate', () => {
    watch(5);
    watch(6);
    link.tell('here', [MAYA], 'client.5');
    link.tell('here', [OMAR], 'client.6');

    expect([names(5), names(6)]).toEqual([['Maya Okonkwo'], ['Omar Haddad']]);
});

it('joins open records once connected, and again after a reconnect', () => {
    withdraw();
    watch();
    expect(link.joined.size).toBe(0);
    withdraw = offerPresence(link);
    link.tell('here', [OMAR]);
    expect(names()).toEqual(['Omar Haddad']);

    const old = link;
    withdraw();
    expect(names()).toBeUndefined();
    link = new FakeLink();
    withdraw = offerPresence(link);
    old.tell('here', [MAYA]);
    expect(names()).toBeUndefined();
    link.tell('here', [OMAR]);
    expect(names()).toEqual(['Omar Haddad']);
});

it('ignores malformed viewers', () => {
    watch();
    link.tell('here', [MAYA, null, 'Omar', { id: 8 }, { ...OMAR, id: '8' }, { ...OMAR, photo: 3 }]);
    link.tell('joining', { id: 9 });

    expect(names()).toEqual(['Maya Okonkwo']);
});

it('logs a refused channel and continues', () => {
    watch();
    link.tell('error', { status: 403 });

    expect(console.warn).toHaveBeenCalledOnce();
});

it('shows no viewers when refused after an interruption', () => {
    watch();
    link.tell('here', [OMAR]);
    link.tell('error', { status: 403 });

    expect(names()).toEqual([]);
});
