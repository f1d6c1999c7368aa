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
    starts_on: '2026-11-01',
    ends_on: null,
};

it('shows the value of a promotion and its start date', () => {
    render(<PromotionHit promotion={promotion} />);

    expect(screen.getByText('$50.00')).toBeInTheDocument();
    expect(screen.getByText('From 1 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('Live')).toBeInTheDocument();
});

it.each([
    [{ value_cents: null, percent: 25 }, '25%'],
    [{ value_cents: null, percent: null }, '—'],
    [{ starts_on: null }, 'No dates set'],
    [{ starts_on: null, ends_on: '2026-11-30' }, 'Until 30 Nov 2026'],
    [{ ends_on: '2026-11-30' }, '1 Nov 2026 – 30 Nov 2026'],
])('shows %o as %s', (change, text) => {
    render(<PromotionHit promotion={{ ...promotion, ...change }} />);

    expect(screen.getByText(text)).toBeInTheDocument();
});
