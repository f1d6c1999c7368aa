import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import { authorisers } from '@/realtime/authorise';

const request = vi.mocked(requestJson);
const answered = vi.fn();
let socketId: string;

const authorise = () =>
    authorisers(() => socketId).channel({ socketId: '1.2', channelName: 'private-read-notifications.7' }, answered);
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

it('retries while the server is unreachable', async () => {
    request.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(refusal(503));
    request.mockResolvedValue({ auth: 'key:signature' });
    authorise();
    await vi.advanceTimersByTimeAsync(4_000);

    expect(request).toHaveBeenCalledTimes(3);
    expect(answered).toHaveBeenCalledExactlyOnceWith(null, { auth: 'key:signature' });
});

it('does not retry a refusal', async () => {
    request.mockRejectedValue(refusal(403));
    authorise();
    await vi.advanceTimersByTimeAsync(20_000);

    expect(request).toHaveBeenCalledOnce();
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.any(Error), null);
});

it('stops when the connection has changed', async () => {
    request.mockResolvedValue({ auth: 'key:signature' });
    authorise();
    socketId = '3.4';
    await vi.advanceTimersByTimeAsync(0);

    expect(answered).not.toHaveBeenCalled();
});
