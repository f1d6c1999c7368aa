import { router } from '@inertiajs/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionsCard } from '@/features/user-profile/sessions-card';

it('asks for the password before it signs out other sessions', async () => {
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    render(<SessionsCard sessions={[]} canList={false} />);

    await user.click(screen.getByRole('button', { name: 'Sign out other sessions' }));
    expect(visit).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Your password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));

    await waitFor(() => expect(visit).toHaveBeenCalled());
    expect(visit.mock.calls[0]?.[0]).toBe('/user-profile/sessions');
    expect(visit.mock.calls[0]?.[1]).toMatchObject({ method: 'delete', data: { current_password: 'secret' } });
});
