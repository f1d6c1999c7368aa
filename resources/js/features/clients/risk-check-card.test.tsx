import { router } from '@inertiajs/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HOLD_MS } from '@/stores/held-requests';
import { RiskCheckCard } from './risk-check-card';
import { testClient } from './test-client';

afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
});

it('offers the five outcomes of the specification', () => {
    render(<RiskCheckCard client={testClient()} />);

    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
        'GOOD',
        '25% BONUSHUNTER',
        'BONUSHUNTER',
        'WATCH',
        'CLOSE',
    ]);
});

it('sends the outcome exactly as specified', () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<RiskCheckCard client={testClient({ id: 5 })} />);

    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: '25% BONUSHUNTER' }));
    act(() => vi.advanceTimersByTime(HOLD_MS));

    expect(visit).toHaveBeenCalledWith(
        { url: '/clients/5/check/risk', method: 'post' },
        expect.objectContaining({ data: { type: 'risk', name: 'New Account', value: '25% BONUSHUNTER' } }),
    );
});
