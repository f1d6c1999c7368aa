import { router } from '@inertiajs/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ReopenCard } from './reopen-card';
import { testClient } from './test-client';

afterEach(() => vi.restoreAllMocks());

it('asks for confirmation before reopening an account, and shows why the server refused', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    render(<ReopenCard client={testClient({ id: 5, full_name: 'Ann Lee' })} />);

    await userEvent.click(screen.getByRole('button', { name: 'Reopen account' }));
    expect(visit).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog', { name: 'Reopen Ann Lee’s account?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reopen account' }));

    const [route, options] = visit.mock.lastCall ?? [];
    expect(route).toMatchObject({ url: '/clients/5/reopening', method: 'put' });
    act(() => options?.onError?.({ status: 'This person is barred.' }));
    expect(await within(dialog).findByText('This person is barred.')).toBeVisible();
});
