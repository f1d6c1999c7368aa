import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BonusPromotionHit } from '@/types/generated';
import { PromotionHit } from './promotion-hit';

const promotion: BonusPromotionHit = {
    id: 1,
    title: 'Spring Carnival bonus bet',
    company_name: 'Regal Bet',
    company_color: '#0b6b4b',
    company_logo: null,
    value_cents: 5000,
    percent: null,
    status: 'live',
    starts_at: '2026-10-31T13:00:00Z',
    ends_at: null,
};

it('shows the value of a promotion and its start date in the viewer’s time zone', () => {
    render(<PromotionHit promotion={promotion} />);

    expect(screen.getByText('$50.00')).toBeInTheDocument();
    expect(screen.getByText('From 1 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('Live')).toBeInTheDocument();
});

it.each([
    [{ value_cents: null, percent: 25 }, '25%'],
    [{ value_cents: null, percent: null }, '—'],
    [{ starts_at: null }, 'No dates set'],
    [{ starts_at: null, ends_at: '2026-11-30T00:00:00Z' }, 'Until 30 Nov 2026'],
    [{ ends_at: '2026-11-30T00:00:00Z' }, '1 Nov 2026 – 30 Nov 2026'],
])('shows %o as %s', (change, text) => {
    render(<PromotionHit promotion={{ ...promotion, ...change }} />);

    expect(screen.getByText(text)).toBeInTheDocument();
});
