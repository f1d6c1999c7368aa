import { router } from '@inertiajs/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReviewDecision } from '@/features/rsg/review-decision';
import type { ExclusionReviewRow } from '@/types/generated';

const put = () => vi.spyOn(router, 'put').mockImplementation(() => undefined);

const review: ExclusionReviewRow = {
    id: 7,
    client: {
        id: 3,
        full_name: 'William Hartley',
        pin: '40012',
        company_name: 'Paddock',
        company_color: null,
        company_logo: null,
        is_betstopped: false,
        is_barred: false,
        is_closed: false,
    },
    full_name: 'William Hartley',
    person_label: 'client',
    source_text: 'William Hartley is on the barred list',
    score: 67,
    reasons: ['Same name'],
    status: 'open',
    decided_by: null,
    decided_at: null,
    why: null,
    created_at: '2026-11-20T03:00:00Z',
};

it('excludes the client only after a confirmation', async () => {
    const sent = put();
    render(<ReviewDecision review={review} />);

    await userEvent.click(screen.getByRole('button', { name: 'Same person' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Exclude William Hartley?' });
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Exclude client' }));

    await waitFor(() =>
        expect(sent).toHaveBeenCalledWith('/rsg/exclusion-reviews/7', { is_same: true, why: null }, expect.anything()),
    );
});

it('says that a lead is never contacted again', async () => {
    put();
    render(<ReviewDecision review={{ ...review, client: null, person_label: 'lead' }} />);

    await userEvent.click(screen.getByRole('button', { name: 'Same person' }));

    const dialog = await screen.findByRole('alertdialog', { name: 'Exclude William Hartley?' });
    expect(dialog).toHaveTextContent('The phone numbers and email of William Hartley can’t be contacted again.');
    expect(within(dialog).getByRole('button', { name: 'Exclude lead' })).toBeVisible();
});

it('asks how the viewer knows that it is another person', async () => {
    const sent = put();
    render(<ReviewDecision review={review} />);

    await userEvent.click(screen.getByRole('button', { name: 'Not the same person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is William Hartley another person?' });
    await userEvent.type(within(dialog).getByLabelText(/How do you know/), 'Showed a passport');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as another person' }));

    await waitFor(() =>
        expect(sent).toHaveBeenLastCalledWith(
            '/rsg/exclusion-reviews/7',
            { is_same: false, why: 'Showed a passport' },
            expect.anything(),
        ),
    );
});
