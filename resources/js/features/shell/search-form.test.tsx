import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchForm } from '@/features/shell/search-form';

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
