import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import { authorisers } from '@/realtime/authorise';

const request = vi.mocked(requestJson);
const answered = vi.fn();
let socketId: string;

/** Authorises a channel of a connection that is signed in. */
const authorise = () => {
    const { channel, user } = authorisers(() => socketId);
    request.mockResolvedValueOnce({ auth: 'key:signature', user_data: '{"id":"7"}' });
    user({ socketId: '1.2' }, vi.fn());
    channel({ socketId: '1.2', channelName: 'private-read-notifications.7' }, answered);
};
/** How often the channel was asked for. */
const asked = () => request.mock.calls.filter(([route]) => route.url === '/broadcasting/auth').length;
const refusal = (status: number) => Object.assign(new Error('Refused'), { response: { status } });

beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    socketId = '1.2';
});

afterEach(() => vi.useRealTimers());

it('authorises a channel with a background request', async () => {
    request.mockResolvedValue({ auth: 'key:signature' });
    authorise();
    await vi.advanceTimersByTimeAsync(0);

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/broadcasting/auth', method: 'post' }), {
        data: { socket_id: '1.2', channel_name: 'private-read-notifications.7' },
        isBackground: true,
    });
    expect(answered).toHaveBeenCalledWith(null, { auth: 'key:signature' });
});

it('subscribes only after the sign-in was sent', async () => {
    const { channel, user } = authorisers(() => socketId);
    const order: string[] = [];
    request.mockResolvedValue({ auth: 'key:signature' });
    channel({ socketId: '1.2', channelName: 'private-a' }, () => order.push('subscribed'));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual([]);

    user({ socketId: '1.2' }, () => order.push('signed in'));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['signed in', 'subscribed']);
});

it('does not subscribe when the sign-in is refused', async () => {
    const { channel, user } = authorisers(() => socketId);
    request.mockRejectedValueOnce(refusal(403)).mockResolvedValue({ auth: 'key:signature' });
    user({ socketId: '1.2' }, vi.fn());
    channel({ socketId: '1.2', channelName: 'private-a' }, answered);
    await vi.advanceTimersByTimeAsync(0);

    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.any(Error), null);
});

it('waits for the sign-in of a new connection', async () => {
    const { channel, user } = authorisers(() => socketId);
    request.mockResolvedValue({ auth: 'key:signature' });
    user({ socketId: '1.2' }, vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    socketId = '3.4';
    channel({ socketId: '3.4', channelName: 'private-a' }, answered);
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).not.toHaveBeenCalled();

    user({ socketId: '3.4' }, vi.fn());
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledOnce();
});

it('authenticates the connection’s user', async () => {
    request.mockResolvedValue({ auth: 'key:signature', user_data: '{"id":"7"}' });
    authorisers(() => socketId).user({ socketId: '1.2' }, answered);
    await vi.advanceTimersByTimeAsync(0);

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/broadcasting/user-auth' }), {
        data: { socket_id: '1.2' },
        isBackground: true,
    });
    expect(answered).toHaveBeenCalledWith(null, { auth: 'key:signature', user_data: '{"id":"7"}' });
});

it.each([
    ['unreachable', [new Error('offline'), refusal(503)]],
    ['in maintenance for minutes', Array.from({ length: 9 }, () => refusal(503))],
    ['refusing too many requests', Array.from({ length: 6 }, () => refusal(429))],
])('retries while the server is %s', async (_, failures) => {
    const times = failures.length;
    request.mockImplementation(async ({ url }) => {
        const failure = url === '/broadcasting/auth' ? failures.shift() : undefined;
        if (failure) {
            throw failure;
        }
        return { auth: 'key:signature' };
    });
    const { channel, user } = authorisers(() => socketId);
    user({ socketId: '1.2' }, vi.fn());
    channel({ socketId: '1.2', channelName: 'private-read-notifications.7' }, answered);
    await vi.advanceTimersByTimeAsync(300_000);

    expect(asked()).toBe(times + 1);
    expect(answered).toHaveBeenCalledExactlyOnceWith(null, { auth: 'key:signature' });
});

it('does not retry a refusal', async () => {
    request.mockRejectedValue(refusal(403));
    authorise();
    await vi.advanceTimersByTimeAsync(20_000);

    expect(asked()).toBe(1);
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.any(Error), null);
});

it('stops when the connection has changed', async () => {
    request.mockResolvedValue({ auth: 'key:signature' });
    authorise();
    socketId = '3.4';
    await vi.advanceTimersByTimeAsync(0);

    expect(answered).not.toHaveBeenCalled();
});
