import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HourMap } from './hour-map';

const CELLS = [
    { weekday: 1, hour: 2, bets: 1, stake_cents: 90_000 },
    { weekday: 6, hour: 14, bets: 8, stake_cents: 4_000 },
];

// By position: computing the accessible names of 168 cells takes seconds.
const cellAt = (weekday: number, hour: number) =>
    screen.getByRole<HTMLTableElement>('table').tBodies[0]?.rows[weekday - 1]?.cells[hour + 1];

test('each cell gives its number of bets and stakes to screen readers', () => {
    render(<HourMap cells={CELLS} timeZone="Australia/Melbourne" />);

    expect(screen.getByText('Bets by weekday and hour, in Australia/Melbourne')).toBeInTheDocument();
    expect(cellAt(6, 14)).toHaveTextContent('8 bets, $40.00');
    expect(cellAt(6, 13)).toHaveTextContent('none');
    expect(cellAt(1, 2)).toHaveTextContent('1 bet, $900.00');
});

test('the busiest hour is shown, by bets or by stakes', async () => {
    render(<HourMap cells={CELLS} timeZone="Australia/Melbourne" />);
    expect(screen.getByText('Busiest: Saturday, 14:00–15:00 (8 bets, $40.00 staked)')).toBeVisible();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shading' }), 'Shade by stakes');

    expect(screen.getByText('Busiest: Monday, 02:00–03:00 (1 bet, $900.00 staked)')).toBeVisible();
});

test('shows a message when there are no bets', () => {
    render(<HourMap cells={[]} timeZone="Australia/Melbourne" />);

    expect(screen.getByText('No bets in this period.')).toBeVisible();
});
