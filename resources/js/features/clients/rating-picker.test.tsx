import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RatingPicker } from './rating-picker';
import { testClient } from './test-client';

const ratings = [
    { value: '3', label: '3 · Steady', hint: null },
    { value: '11', label: '11 · Watch', hint: null },
];

afterEach(() => vi.restoreAllMocks());

it('shows the rating, its description and the last review', () => {
    render(<RatingPicker client={testClient({ client_rating: 3, client_rating_description: 'Steady' })} />);

    expect(screen.getByRole('img', { name: 'Rating 3, Steady. Never reviewed' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('sends the chosen rating', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<RatingPicker client={testClient({ id: 5, ratings })} />);

    await userEvent.click(screen.getByRole('button', { name: 'Rating: Not rated. Change rating' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '11 · Watch' }));

    expect(visit).toHaveBeenCalledWith(
        { url: '/clients/5/rating', method: 'put' },
        expect.objectContaining({ data: { value: '11', seen: null, reference: expect.any(String) } }),
    );
});

it('reuses the reference of a choice until the server responds, and sends the rating on screen', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<RatingPicker client={testClient({ id: 5, ratings, client_rating: 3 })} />);
    const choose = async (name: RegExp) => {
        await userEvent.click(screen.getByRole('button', { name: /Change rating/ }));
        await userEvent.click(screen.getByRole('menuitem', { name }));
        return visit.mock.lastCall?.[1] as { data: { reference: string; seen: number }; onSuccess: () => void };
    };

    const [first, again, other] = [await choose(/Watch/), await choose(/Watch/), await choose(/Steady/)];
    other.onSuccess();
    const later = await choose(/Steady/);

    expect(first.data.seen).toBe(3);
    expect(again.data.reference).toBe(first.data.reference);
    expect(other.data.reference).not.toBe(first.data.reference);
    expect(later.data.reference).not.toBe(other.data.reference);
});
