import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientStats } from './client-stats';
import { testClient } from './test-client';

it.each([
    [{ betstop_state: 'clear' as const }, 'Clear', 'BetStop register'],
    [{ betstop_state: 'unchecked' as const }, 'Not checked', 'BetStop register'],
    [{ is_barred: true }, 'Barred', 'On the barred list'],
    [{ betstop_state: 'registered' as const }, 'BetStop', 'Not entered in Genweb yet'],
    [{ betstop_state: 'registered' as const, is_betstopped_in_genweb: true }, 'BetStop', 'Also entered in Genweb'],
])('shows the protection of %o', (change, value, hint) => {
    render(<ClientStats client={testClient(change)} />);

    expect(screen.getByText(value)).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
});

it('shows "Never" when the client has no bets or deposits', () => {
    render(<ClientStats client={testClient()} />);

    expect(screen.getAllByText('Never')).toHaveLength(2);
});
