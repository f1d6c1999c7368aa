import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { StepAction } from '@/features/rsg/exclusions/step-action';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { ExclusionStepRow } from '@/types/generated';

const STEP: ExclusionStepRow = {
    id: 1,
    kind: 'refund',
    title: 'Refund the balance',
    due_at: '2026-11-23T06:00:00Z',
    is_overdue: false,
    is_clear: false,
    items: [
        {
            id: 3,
            title: 'Balance',
            hint: 'PIN 40004',
            amount_cents: 1_165_314,
            client_id: 3,
            client_name: 'Rowena Fairweather',
            url: null,
        },
    ],
    done_at: null,
    done_by_name: null,
    note: null,
    proof: null,
    attachment_name: null,
    attachment_url: null,
};

beforeEach(() => {
    showPage({});
    vi.mocked(requestJson).mockResolvedValue({ balance_cents: 1_165_314, accounts: [] });
});

it('requests the refund of the whole balance', async () => {
    render(<StepAction caseId={4} step={STEP} canRequestWithdrawal />);
    await userEvent.click(screen.getByRole('button', { name: 'Request refund' }));

    expect(await screen.findByRole('combobox', { name: /Client/ })).toHaveValue('Rowena Fairweather');
    expect(await screen.findByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('11653.14');
});

it('offers no refund to viewers who can’t request withdrawals, and none of a debt', () => {
    const { container, rerender } = render(<StepAction caseId={4} step={STEP} canRequestWithdrawal={false} />);
    expect(container).toBeEmptyDOMElement();

    const [balance] = STEP.items;
    const items = balance ? [{ ...balance, amount_cents: -500 }] : [];
    rerender(<StepAction caseId={4} step={{ ...STEP, items }} canRequestWithdrawal />);
    expect(container).toBeEmptyDOMElement();
});

it('reverses our own bonuses, but not those in Genweb', () => {
    const [balance] = STEP.items;
    const bonus = (title: string) => ({
        ...STEP,
        kind: 'bonuses' as const,
        items: balance ? [{ ...balance, title }] : [],
    });
    const { container, rerender } = render(
        <StepAction caseId={4} step={bonus('Reload Friday')} canRequestWithdrawal />,
    );
    expect(screen.getByRole('button', { name: 'Reverse bonuses' })).toBeVisible();

    rerender(<StepAction caseId={4} step={bonus('Genweb bonus: Reload Friday')} canRequestWithdrawal />);
    expect(container).toBeEmptyDOMElement();
});
