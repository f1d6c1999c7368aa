import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionIndicator } from '@/features/notifications/connection-indicator';
import { setConnectionState } from '@/stores/connection-store';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
    vi.useFakeTimers();
    setConnectionState('connected');
    render(<ConnectionIndicator />);
});

afterEach(() => vi.useRealTimers());

it('appears only after the connection is lost for a while', async () => {
    act(() => setConnectionState('connecting'));
    await wait(3_999);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('Live updates are interrupted. Reconnecting…');

    act(() => setConnectionState('connected'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('asks to reload the page when it can’t reconnect', async () => {
    act(() => setConnectionState('disconnected'));
    await wait(4_000);

    expect(screen.getByRole('status')).toHaveTextContent('Reload the page');
});
