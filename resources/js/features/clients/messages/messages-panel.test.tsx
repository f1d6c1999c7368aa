import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MessagesPanel } from '@/features/clients/messages/messages-panel';
import { offerPresence, type PresenceLink } from '@/realtime/presence';
import { clients } from '@/routes/generated';
import { noteJoined } from '@/stores/connection-store';
import { showPage } from '@/testing/inertia';
import type { MessageComposer, SmsBubble } from '@/types/generated';

const FAILED: SmsBubble = {
    id: 3,
    direction: 'outbound',
    body: 'Your form arrived.',
    segments: 1,
    status: 'failed',
    error: 'The number does not exist.',
    author_name: 'Ana Reid',
    sent_at: '2026-11-20T03:05:00Z',
    delivered_at: null,
    is_unread: false,
};
const COMPOSER: MessageComposer = { may_send: true, block: null, to: '+61491570006', templates: [] };

const panel = () => (
    <MessagesPanel
        client={{ id: 5, first_name: 'Mei' }}
        latest={{ messages: [FAILED], older_cursor: null }}
        olderRoute={(cursor) => clients.messagesOlder({ client: 5 }, { query: { cursor } })}
        unread={[]}
        canMarkAsRead
        composer={COMPOSER}
    />
);

afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

it('keeps what the user wrote when they choose to resend a failed message', async () => {
    showPage({});
    render(panel());
    const box = () => screen.getByRole('textbox', { name: /^Message to/ });
    await userEvent.type(box(), 'Hi Mei');

    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(box()).toHaveValue('Hi Mei');

    await userEvent.click(screen.getByRole('button', { name: 'Insert failed message' }));
    expect(box()).toHaveValue('Your form arrived.');
});

it('keeps the cursor and what the user writes while a message is sent', async () => {
    showPage({});
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(panel());
    const box = () => screen.getByRole('textbox', { name: /^Message to/ });
    const answer = async (call: number) => {
        const options = visit.mock.calls[call]?.[1];
        await act(async () => {
            await options?.onSuccess?.({ props: {} } as never);
            options?.onFinish?.({} as never);
        });
    };
    await userEvent.type(box(), 'First{Control>}{Enter}{/Control}');
    await userEvent.clear(box());
    await userEvent.type(box(), 'Second');
    await answer(0);
    expect(box()).toHaveValue('Second');
    expect(box()).toHaveFocus();

    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await answer(1);
    expect(box()).toHaveValue('');
    const [first, second] = visit.mock.calls.map(([, options]) => options?.data as Record<string, unknown>);
    expect([first?.body, second?.body]).toEqual(['First', 'Second']);
    expect(second?.reference).not.toBe(first?.reference);
});

/** A presence channel with Omar, whose events the test sends. */
function joinWithOmar() {
    const whisper = vi.fn();
    const heard = new Map<string, (data: unknown, sender: { user_id: string }) => void>();
    const channel: ReturnType<PresenceLink['join']> = {
        subscription: {},
        here: (callback) => {
            queueMicrotask(() => callback([{ id: 8, full_name: 'Omar Haddad', photo: null }]));

            return channel;
        },
        joining: () => channel,
        leaving: () => channel,
        error: () => channel,
        whisper,
        listenForWhisper: (event, callback) => heard.set(event, callback),
        stopListeningForWhisper: (event) => heard.delete(event),
    };
    const withdraw = offerPresence({ join: () => channel, leave: () => undefined });

    const hear = (event: string, user_id: string) => heard.get(event)?.({}, { user_id });

    return { whisper, withdraw, hear, type: (user_id: string) => hear('typing', user_id) };
}

it('shows for a while who else is typing', async () => {
    vi.useFakeTimers();
    showPage({});
    const { type, withdraw } = joinWithOmar();
    const { unmount } = render(panel());
    await act(async () => undefined);

    // The user in another tab isn't one of the others.
    act(() => type('7'));
    expect(screen.queryByText(/typing…/)).toBeNull();
    act(() => type('8'));
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Omar Haddad is typing…');

    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText(/typing…/)).toBeNull();
    unmount();
    vi.advanceTimersByTime(1_000);
    withdraw();
});

it('tells colleagues at most every two seconds that the user is typing, without the text', async () => {
    vi.useFakeTimers();
    showPage({});
    const { whisper, withdraw } = joinWithOmar();
    const { unmount } = render(panel());
    await act(async () => undefined);
    const write = (value: string) =>
        fireEvent.change(screen.getByRole('textbox', { name: /^Message to/ }), { target: { value } });

    write('H');
    write('Hi');
    expect(whisper.mock.calls).toEqual([['typing', {}]]);
    vi.advanceTimersByTime(2_000);
    write('Hi M');
    expect(whisper).toHaveBeenCalledTimes(2);
    unmount();
    vi.advanceTimersByTime(1_000);
    withdraw();
});

it('shows an answer that a colleague sent while the connection was lost', async () => {
    vi.useFakeTimers();
    showPage({});
    const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
    const { unmount } = render(panel());
    await act(async () => undefined);

    noteJoined();
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ only: ['conversations', 'meta', 'thread', 'unread'] }),
    );
    unmount();
    vi.advanceTimersByTime(1_000);
});

it('shows the answer of a colleague, and tells colleagues of an own one', async () => {
    vi.useFakeTimers();
    showPage({});
    const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const { whisper, withdraw, hear } = joinWithOmar();
    const { unmount } = render(panel());
    await act(async () => undefined);

    hear('sent', '8');
    vi.advanceTimersByTime(150);
    expect(reload).toHaveBeenCalledWith(
        expect.objectContaining({ only: ['conversations', 'meta', 'thread', 'unread'] }),
    );

    fireEvent.change(screen.getByRole('textbox', { name: /^Message to/ }), { target: { value: 'Hi' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send SMS' }));
    expect(whisper).not.toHaveBeenCalledWith('sent', {});
    await act(async () => {
        await visit.mock.calls[0]?.[1]?.onSuccess?.({ props: {} } as never);
    });
    expect(whisper).toHaveBeenCalledWith('sent', {});
    unmount();
    vi.advanceTimersByTime(1_000);
    withdraw();
});
