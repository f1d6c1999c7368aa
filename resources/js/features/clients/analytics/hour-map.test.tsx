import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { HourMap } from './hour-map';

const CELLS = [
    { weekday: 1, hour: 2, bets: 1, stake_cents: 90_000 },
    { weekday: 6, hour: 14, bets: 8, stake_cents: 4_000 },
];

// By place: working out the names of 168 cells takes a test seconds.
const cellAt = (weekday: number, hour: number) =>
    screen.getByRole<HTMLTableElement>('table').tBodies[0]?.rows[weekday - 1]?.cells[hour + 1];

test('the map is a table that reads its numbers out', () => {
    render(<HourMap cells={CELLS} timeZone="Australia/Melbourne" />);

    expect(screen.getByText('Bets by weekday and hour, in Australia/Melbourne')).toBeInTheDocument();
    expect(cellAt(6, 14)).toHaveTextContent('8 bets, $40.00');
    expect(cellAt(6, 13)).toHaveTextContent('none');
    expect(cellAt(1, 2)).toHaveTextContent('1 bet, $900.00');
});

test('the busiest hour is named, by bets or by stakes', async () => {
    render(<HourMap cells={CELLS} timeZone="Australia/Melbourne" />);
    expect(screen.getByText('Most on Saturday, 14:00–15:00: 8 bets, $40.00 staked')).toBeVisible();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shade' }), 'Shaded by stakes');

    expect(screen.getByText('Most on Monday, 02:00–03:00: 1 bet, $900.00 staked')).toBeVisible();
});

test('without bets it says so', () => {
    render(<HourMap cells={[]} timeZone="Australia/Melbourne" />);

    expect(screen.getByText('No bets in this time.')).toBeVisible();
});
