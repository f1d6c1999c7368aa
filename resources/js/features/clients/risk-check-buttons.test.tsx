import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RiskCheckButtons } from '@/features/clients/risk-check-buttons';
import { useFeedback } from '@/features/shell/feedback-store';
import { HOLD_MS, hold, sendHeld } from '@/stores/held-requests';

type Options = NonNullable<Parameters<typeof router.visit>[1]>;

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const row = (name: string) => within(screen.getByRole('listitem', { name }));

/** The rows of two clients; `settled` is told whose outcome the server took. */
function open(settled: (name: string) => void = vi.fn()) {
    render(
        <ul>
            {['Mei', 'Tom'].map((name, index) => (
                <li key={name} aria-label={name} data-queue-row="" tabIndex={-1}>
                    <RiskCheckButtons client={{ id: index + 1, full_name: name }} onSettled={() => settled(name)} />
                </li>
            ))}
        </ul>,
    );
}

function answer(call: number, error: string | null = null) {
    const options = visit.mock.calls[call]?.[1] as Options;
    act(() => {
        options.onSuccess?.({ props: { flash: { success: null, error } } } as never);
        options.onFinish?.(undefined as never);
    });
}

beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    await act(sendHeld);
    vi.useRealTimers();
});

const waitTenSeconds = () => act(() => vi.advanceTimersByTime(HOLD_MS));

it('sends nothing for 10 s and can be undone until then', () => {
    open();
    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    act(() => vi.advanceTimersByTime(HOLD_MS - 1));
    fireEvent.click(row('Mei').getByRole('button', { name: 'Undo the risk check of Mei' }));
    waitTenSeconds();

    expect(visit).not.toHaveBeenCalled();
    expect(row('Mei').getByRole('button', { name: 'GOOD' })).toBeEnabled();
});

it('offers Undo in a toast, and says when it is too late', () => {
    open();
    fireEvent.click(row('Mei').getByRole('button', { name: 'WATCH' }));
    const toast = useFeedback.getState().toasts.at(-1);
    expect(toast).toMatchObject({ title: 'WATCH for Mei', offer: { label: 'Undo' } });

    waitTenSeconds();
    expect(visit).toHaveBeenCalledTimes(1);
    act(() => toast?.offer?.onPress());
    expect(useFeedback.getState().toasts.at(-1)?.title).toBe('Too late to undo');
});

it('sends a held decision at once when the page closes', () => {
    const request = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    open();
    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    waitTenSeconds();

    expect(request).toHaveBeenCalledExactlyOnceWith(
        '/clients/1/check/risk',
        expect.objectContaining({
            method: 'post',
            keepalive: true,
            // The default header of every call, from the specification.
            headers: expect.objectContaining({ 'X-Requested-With': 'XMLHttpRequest' }),
            body: JSON.stringify({ type: 'risk', name: 'New Account', value: 'GOOD' }),
        }),
    );
    expect(visit).not.toHaveBeenCalled();
});

it('decides the focused row with a key and focuses the next open row', () => {
    open();
    const rows = screen.getAllByRole('listitem');
    rows[0]?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: '4' });

    expect(useFeedback.getState().toasts.at(-1)).toMatchObject({
        title: 'WATCH for Mei',
        text: 'Saved in 10 seconds.',
    });
    expect(rows[1]).toHaveFocus();
    fireEvent.keyDown(document.activeElement as Element, { key: '1', repeat: true });
    fireEvent.keyDown(document.activeElement as Element, { key: '1', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: '1' });
    expect(visit).not.toHaveBeenCalled();
    fireEvent.keyDown(document.activeElement as Element, { key: '1' });
    expect(useFeedback.getState().toasts.at(-1)).toMatchObject({
        title: 'GOOD for Tom',
        text: 'Saved in 10 seconds. End of the list.',
    });

    waitTenSeconds();
    expect(visit.mock.calls.map(([to, options]) => [to, options?.data])).toEqual([
        [
            { url: '/clients/1/check/risk', method: 'post' },
            { type: 'risk', name: 'New Account', value: 'WATCH' },
        ],
        [
            { url: '/clients/2/check/risk', method: 'post' },
            { type: 'risk', name: 'New Account', value: 'GOOD' },
        ],
    ]);
});

it('focuses Undo in place of the pressed button when there is no next row', () => {
    render(<RiskCheckButtons client={{ id: 1, full_name: 'Mei' }} />);
    const button = screen.getByRole('button', { name: 'GOOD' });
    button.focus();
    fireEvent.click(button);

    expect(screen.getByRole('button', { name: 'Undo the risk check of Mei' })).toHaveFocus();
});

it('focuses Undo after the question about closing the account', async () => {
    render(<RiskCheckButtons client={{ id: 1, full_name: 'Mei' }} />);
    const button = screen.getByRole('button', { name: 'CLOSE' });
    button.focus();
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: 'Close account' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Undo the risk check of Mei' })).toHaveFocus();
});

it('decides the client on the page with a key, except in fields and dialogs', () => {
    render(
        <>
            <RiskCheckButtons client={{ id: 1, full_name: 'Mei' }} />
            <input aria-label="Search" />
            <div role="dialog">
                <button type="button">Close</button>
            </div>
        </>,
    );
    fireEvent.keyDown(screen.getByRole('textbox'), { key: '1' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: '1' });
    expect(screen.queryByText(/will be saved/)).not.toBeInTheDocument();

    fireEvent.keyDown(document.body, { key: '1' });
    expect(screen.getByText('GOOD will be saved in a moment.')).toBeVisible();
});

it('asks before a key closes an account', () => {
    open();
    screen.getAllByRole('listitem')[0]?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: '5' });

    expect(screen.queryByText(/will be saved/)).not.toBeInTheDocument();
    waitTenSeconds();
    expect(visit).not.toHaveBeenCalled();
});

it('focuses the next row of the list that a preview is about', () => {
    render(
        <>
            <ul>
                {[1, 2, 3].map((id) => (
                    <li key={id} data-row={id} tabIndex={-1}>
                        Client {id}
                    </li>
                ))}
            </ul>
            <RiskCheckButtons client={{ id: 1, full_name: 'Mei' }} rowId={1} />
        </>,
    );
    hold('risk-check-2', 'GOOD', { route: { url: '/', method: 'post' }, data: {}, send: () => undefined });
    fireEvent.click(screen.getByRole('button', { name: 'GOOD' }));

    expect(screen.getByText('Client 3')).toHaveFocus();
});

it('handles two clients at the same time', () => {
    const settled = vi.fn();
    open(settled);
    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    fireEvent.click(row('Tom').getByRole('button', { name: 'WATCH' }));
    waitTenSeconds();

    expect(visit.mock.calls.map(([to, options]) => [to, options?.async, options?.data])).toEqual([
        [{ url: '/clients/1/check/risk', method: 'post' }, true, { type: 'risk', name: 'New Account', value: 'GOOD' }],
        [{ url: '/clients/2/check/risk', method: 'post' }, true, { type: 'risk', name: 'New Account', value: 'WATCH' }],
    ]);

    answer(1);
    expect(settled.mock.calls).toEqual([['Tom']]);
    expect(row('Mei').getByRole('button', { name: 'GOOD' })).toHaveAttribute('aria-busy', 'true');
    expect(row('Tom').getByRole('button', { name: 'WATCH' })).not.toHaveAttribute('aria-busy');
});

it('counts a double click as one press', () => {
    open();
    const [good, watch] = ['GOOD', 'WATCH'].map((name) => row('Mei').getByRole('button', { name }));
    act(() => {
        good?.click();
        good?.click();
        watch?.click();
    });
    waitTenSeconds();

    expect(visit).toHaveBeenCalledTimes(1);
    expect(row('Mei').getByRole('button', { name: 'WATCH' })).toBeDisabled();
});

it('can be pressed again when the server refuses', () => {
    const settled = vi.fn();
    open(settled);
    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    waitTenSeconds();
    answer(0, 'Omar was faster.');
    expect(settled).not.toHaveBeenCalled();

    fireEvent.click(row('Mei').getByRole('button', { name: 'GOOD' }));
    waitTenSeconds();
    expect(visit).toHaveBeenCalledTimes(2);
});

it('asks before it closes an account', async () => {
    open();
    fireEvent.click(row('Mei').getByRole('button', { name: 'CLOSE' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Close the account of Mei?' }));
    expect(visit).not.toHaveBeenCalled();

    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Close account' })));
    waitTenSeconds();
    expect(visit).toHaveBeenCalledExactlyOnceWith(
        { url: '/clients/1/check/risk', method: 'post' },
        expect.objectContaining({ data: { type: 'risk', name: 'New Account', value: 'CLOSE' } }),
    );
});
