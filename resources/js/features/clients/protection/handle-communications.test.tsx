import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { rsg } from '@/routes/generated';
import { HandleCommunications } from './handle-communications';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

it('handles the messages up to the newest that is shown', async () => {
    render(<HandleCommunications client={{ id: 5 }} count={2} shown={[{ id: 9 }, { id: 12 }]} />);

    await userEvent.click(screen.getByRole('button', { name: 'Mark as Handled: 2 open' }));

    expect(visit).toHaveBeenCalledWith(
        rsg.communicationsMarkAsResolved({ client: 5 }, { query: { seen: 12 } }),
        expect.anything(),
    );
});

it('offers nothing when the filters hide every message', () => {
    render(<HandleCommunications client={{ id: 5 }} count={2} shown={[]} />);

    expect(screen.queryByRole('button')).toBeNull();
});
