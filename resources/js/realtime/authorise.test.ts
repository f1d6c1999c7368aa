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

it('asks for a way into a channel, in the background', async () => {
    request.mockResolvedValue({ auth: 'key:signature' });
    authorise();
    await vi.advanceTimersByTimeAsync(0);

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/broadcasting/auth', method: 'post' }), {
        data: { socket_id: '1.2', channel_name: 'private-read-notifications.7' },
        isBackground: true,
    });
    expect(answered).toHaveBeenCalledWith(null, { auth: 'key:signature' });
});

it('signs the connection in as its person', async () => {
    request.mockResolvedValue({ auth: 'key:signature', user_data: '{"id":"7"}' });
    authorisers(() => socketId).user({ socketId: '1.2' }, answered);
    await vi.advanceTimersByTimeAsync(0);

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/broadcasting/user-auth' }), {
        data: { socket_id: '1.2' },
        isBackground: true,
    });
    expect(answered).toHaveBeenCalledWith(null, { auth: 'key:signature', user_data: '{"id":"7"}' });
});

it('asks again while the server is away, so that no channel stays deaf', async () => {
    request.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(refusal(503));
    request.mockResolvedValue({ auth: 'key:signature' });
    authorise();
    await vi.advanceTimersByTimeAsync(4_000);

    expect(request).toHaveBeenCalledTimes(3);
    expect(answered).toHaveBeenCalledExactlyOnceWith(null, { auth: 'key:signature' });
});

it('takes a refusal for an answer', async () => {
    request.mockRejectedValue(refusal(403));
    authorise();
    await vi.advanceTimersByTimeAsync(20_000);

    expect(request).toHaveBeenCalledOnce();
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.any(Error), null);
});

it('leaves the way in to the next connection when this one is gone', async () => {
    request.mockResolvedValue({ auth: 'key:signature' });
    authorise();
    socketId = '3.4';
    await vi.advanceTimersByTimeAsync(0);

    expect(answered).not.toHaveBeenCalled();
});
