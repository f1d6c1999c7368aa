import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SearchMeta } from '@/types/generated';
import { SearchResults } from './search-results';

const meta: SearchMeta = {
    search: 'okafor',
    is_searchable: true,
    page: 1,
    has_next: false,
    is_capped: false,
    hints: [],
};

function show(change: Partial<SearchMeta>, count = 1) {
    render(
        <SearchResults
            meta={{ ...meta, ...change }}
            noun="clients"
            hint="a name or PIN"
            count={count}
            pageRoute={(page) => ({ url: `/found?page=${page}`, method: 'get' })}
        >
            <li>Harriet Okafor</li>
        </SearchResults>,
    );
}

it('lists the results', () => {
    show({});

    expect(screen.getByRole('list', { name: 'Found clients' })).toHaveTextContent('Harriet Okafor');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

it('links to the next and previous pages', () => {
    show({ page: 2, has_next: true });

    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
});

it('asks for another word when there are too many results', () => {
    show({ is_capped: true });

    expect(screen.getByText('There are more. Add a word to narrow them down.')).toBeInTheDocument();
});

it('explains what to type when the field is empty', () => {
    show({ search: '', is_searchable: false }, 0);

    expect(screen.getByText('What are you looking for?')).toBeInTheDocument();
    expect(screen.getByText(/a name or PIN/)).toBeInTheDocument();
});

it('shows a message without results', () => {
    show({}, 0);

    expect(screen.getByText('No clients found for “okafor”')).toBeInTheDocument();
});

it('shows ignored parts of the search beside the results', () => {
    show({ hints: ['There is no field “colour”.'] });

    expect(screen.getByText('There is no field “colour”.')).toBeInTheDocument();
    expect(screen.getByText('Harriet Okafor')).toBeInTheDocument();
});
