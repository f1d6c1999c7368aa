import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PulseTotals } from '@/features/developer-tools/pulse/pulse-totals';
import { showPage, testUser } from '@/testing/inertia';

const totals = {
    requests: 1200,
    sampled_requests: 12,
    cache_hits: 9,
    cache_misses: 3,
    exceptions_count: 0,
    failed_jobs: 2,
};

it('says that requests are estimated from the sample', () => {
    showPage({ user: testUser() });
    render(<PulseTotals totals={totals} />);

    expect(screen.getByText('About 1,200')).toBeVisible();
    expect(screen.getByText('Estimated from 12')).toBeVisible();
    expect(screen.getByText('75%')).toBeVisible();
    expect(screen.getByText('3 of 12 missed')).toBeVisible();
});

it('shows exact requests when all are recorded, and a dash without cache reads', () => {
    showPage({ user: testUser() });
    render(<PulseTotals totals={{ ...totals, requests: 12, cache_hits: 0, cache_misses: 0 }} />);

    expect(screen.getByText('12')).toBeVisible();
    expect(screen.getByText('—')).toBeVisible();
});
