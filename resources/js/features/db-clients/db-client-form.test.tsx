import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DbClientForm } from '@/features/db-clients/db-client-form';
import { showPage } from '@/testing/inertia';
import type { DbClientEditPage } from '@/types/generated';

const PAGE: DbClientEditPage = {
    id: null,
    full_name: '',
    version: 1,
    form: {
        db_list_id: '',
        first_name: 'Harriet',
        last_name: 'Okafor',
        date_of_birth: '',
        email: '',
        source: '',
        consent_basis: 'unknown',
        phones: [],
        addresses: [],
    },
    states: [],
    lists: [],
};

afterEach(() => vi.restoreAllMocks());

it.each([
    ['a new DB client with', null, true],
    ['a change without', 5, false],
])('sends %s a reference', async (_, id, hasReference) => {
    showPage({});
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<DbClientForm page={{ ...PAGE, id }} />);

    await userEvent.click(screen.getByRole('button', { name: 'Save DB client' }));

    const data = visit.mock.calls[0]?.[1]?.data as Record<string, unknown>;
    expect([data.first_name, 'reference' in data]).toEqual(['Harriet', hasReference]);
});
