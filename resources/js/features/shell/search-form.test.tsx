import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchForm } from '@/features/shell/search-form';
import type { SuggestionSearch } from '@/features/shell/use-suggestions';

it('opens the last search when an earlier one is answered late', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const answers: Array<(hits: never[]) => void> = [];
    const suggest = () => new Promise<never[]>((resolve) => answers.push(resolve));
    const to = (search: string) => ({ url: `/search?q=${search}`, method: 'get' }) as const;
    render(<SearchForm label="Find" placeholder="" icon={MagnifyingGlassIcon} suggest={suggest} to={to} />);

    await userEvent.type(screen.getByRole('searchbox'), 'ok{Enter}');
    await userEvent.type(screen.getByRole('searchbox'), 'afor{Enter}');
    await act(async () => {
        for (const answer of answers.toReversed()) {
            answer([]);
        }
    });

    expect(visit.mock.calls.map(([target]) => target)).toEqual([to('okafor')]);
});

it('does not open another suggestion in the place of the chosen one', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    visit.mockClear();
    const hit = (id: number, label: string) => ({ id, label, hint: '', url: `/clients/${id}` });
    let answer: (hits: ReturnType<typeof hit>[]) => void = () => undefined;
    const suggest = vi
        .fn<SuggestionSearch>()
        .mockResolvedValueOnce([hit(1, 'Mei Alba'), hit(2, 'Mei Chen')])
        .mockImplementation(
            () =>
                new Promise((resolve) => {
                    answer = resolve;
                }),
        );
    const to = (search: string) => ({ url: `/search?q=${search}`, method: 'get' }) as const;
    render(<SearchForm label="Find" placeholder="" icon={MagnifyingGlassIcon} suggest={suggest} to={to} />);

    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'me');
    await screen.findByRole('option', { name: 'Mei Alba' });
    await userEvent.type(field, 'i{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mei Alba');
    await waitFor(() => expect(suggest).toHaveBeenCalledTimes(2));
    answer([hit(3, 'Mei Dunn'), hit(4, 'Mei Ekberg')]);
    await screen.findByRole('option', { name: 'Mei Dunn' });
    await userEvent.keyboard('{Enter}');

    expect(visit.mock.calls.map(([target]) => target)).toEqual([to('mei')]);
});
