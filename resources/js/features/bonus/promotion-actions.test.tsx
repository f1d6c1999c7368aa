import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PromotionActions } from '@/features/bonus/promotion-actions';
import { showPage } from '@/testing/inertia';
import type { BonusPromotionRow } from '@/types/generated';

const PROMOTION: BonusPromotionRow = {
    id: 7,
    version: 3,
    title: 'Reload Friday',
    company_name: 'Regal Bet',
    company_color: '#0b6b4b',
    company_logo: null,
    value_cents: 5_000,
    percent: 20,
    status: 'draft',
    starts_on: '2026-11-29',
    ends_on: null,
    writer_name: 'Zara Quinn',
    approver_name: null,
    can_edit: true,
    next: ['approved', 'ended'],
};

beforeEach(() => showPage({ url: '/bonus/bonus-promotions' }));

async function choose(name: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Reload Friday' }));
    await userEvent.click(screen.getByRole('menuitem', { name }));
}

it('approves what the user saw, after a question that names the bonus', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<PromotionActions promotion={PROMOTION} />);

    await choose('Approve');
    expect(screen.getByText('Regal Bet, 20%, up to $50.00. You can start it afterwards.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve promotion' }));

    expect(visit.mock.lastCall?.[0]).toMatchObject({ url: '/bonus/bonus-promotions/7/status', method: 'put' });
    expect(visit.mock.lastCall?.[1]?.data).toEqual({ status: 'approved', version: 3 });
});

it('opens the terms as they were entered', async () => {
    render(<PromotionActions promotion={PROMOTION} />);

    await choose('Edit');

    expect(screen.getByRole('textbox', { name: /^Largest bonus/ })).toHaveValue('50.00');
    expect(screen.getByRole('textbox', { name: /^Percentage/ })).toHaveValue('20');
    expect(screen.queryByText('Company')).toBeNull();
});

it('offers nothing to those who only read', () => {
    render(<PromotionActions promotion={{ ...PROMOTION, can_edit: false, next: [] }} />);

    expect(screen.queryByRole('button')).toBeNull();
});
