import { http, router } from '@inertiajs/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ImpersonateDialog } from '@/features/shell/impersonate-dialog';

const candidates = [{ id: 3, full_name: 'Tom Vance', role_title: 'Account manager' }];

it('asks for the colleague, a reason and the password, and posts them', async () => {
    const request = vi.spyOn(http.getClient(), 'request').mockImplementation(async ({ url }) => ({
        status: 200,
        data: url.startsWith('/impersonate/candidates') ? JSON.stringify(candidates) : '',
        headers: {},
    }));
    const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    render(<ImpersonateDialog open />);

    await user.type(screen.getByRole('combobox', { name: 'Colleague' }), 'tom');
    await user.click(await screen.findByRole('option', { name: /Tom Vance/ }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Cannot see her queue');
    await user.type(screen.getByLabelText('Your password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Impersonate' }));

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: '/impersonate/candidates?search=tom' }));
    await waitFor(() => expect(visit).toHaveBeenCalled());
    expect(visit.mock.calls[0]?.[1]).toMatchObject({
        method: 'post',
        data: { user_id: '3', reason: 'Cannot see her queue', password: 'secret' },
    });
});
