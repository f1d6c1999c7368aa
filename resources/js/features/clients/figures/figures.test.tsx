import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClientFigures, MonthFigures } from '@/types/generated';
import { Figures } from './figures';

const EMPTY: MonthFigures = {
    label: '',
    bets: 0,
    turnover_cents: 0,
    bonus_cents: 0,
    returns_cents: 0,
    profit_cents: 0,
    margin_basis_points: null,
    deposits_cents: 0,
    withdrawals_cents: 0,
};
const OCTOBER = {
    ...EMPTY,
    label: '2026-10-01',
    bets: 3,
    turnover_cents: 9_000,
    profit_cents: -2_000,
    margin_basis_points: -2_500,
};
const FIGURES: ClientFigures = {
    months: [OCTOBER, { ...EMPTY, label: '2026-11-01', deposits_cents: 5_000 }],
    sites: [{ ...OCTOBER, label: 'Top Rail' }],
    total: { ...OCTOBER, label: '', deposits_cents: 5_000 },
    time_zone: 'Australia/Melbourne',
};

test('shows the chart above a table of the same figures, latest month first', async () => {
    render(<Figures figures={FIGURES} />);

    expect(await screen.findByRole('figure', { name: 'Turnover and margin by month' })).toBeVisible();
    const [, latest, earlier] = within(screen.getByRole('table', { name: 'Figures by month' })).getAllByRole('row');
    expect(latest).toHaveTextContent(/^Nov 2026.*\$50\.00/);
    expect(earlier).toHaveTextContent(/^Oct 2026.*\$90\.00.*−\$20\.00.*−25\.0%/);
});

test('hides deposits and withdrawals for a single site, because they belong to no site', () => {
    const total = { ...FIGURES.total, deposits_cents: null, withdrawals_cents: null };
    render(<Figures figures={{ ...FIGURES, total }} />);

    expect(screen.queryByText('Deposits')).not.toBeInTheDocument();
});

test('shows an empty state for a period without activity', () => {
    render(<Figures figures={{ ...FIGURES, months: [EMPTY], sites: [], total: EMPTY }} />);

    expect(screen.getByText('No activity in this period')).toBeVisible();
});

test('compares the turnover of the sites with bars', () => {
    const sites = [FIGURES.sites[0] ?? EMPTY, { ...OCTOBER, label: 'Home Straight', turnover_cents: 4_500 }];
    render(<Figures figures={{ ...FIGURES, sites }} />);

    const table = screen.getByRole('table', { name: 'Figures by site' });
    const lengths = within(table)
        .getAllByRole('row')
        .flatMap((row) => row.querySelector<HTMLElement>('[style]')?.style.width ?? []);
    expect(lengths).toEqual(['100%', '50%']);
});
