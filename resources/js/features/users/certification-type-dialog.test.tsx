import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import Types from '@/Pages/Users/Certifications/Types';
import { showPage } from '@/testing/inertia';

it('is saved on the version that a refused save brought', async () => {
    const put = vi.spyOn(router, 'put').mockImplementation(() => undefined);
    showPage({ url: '/users/certification-type/list' });
    const page = (version: number) => {
        const row = { id: 4, version, title: 'RSG', description: 'Harm.', valid_months: 12, has_grace: true };
        const counts = { held_count: 22, pending_count: 3 };

        return (
            <Types
                types={[{ ...row, ...counts, role_ids: [], role_titles: [], abilities: [] }]}
                roles={[]}
                abilities={[]}
                can_edit
            />
        );
    };
    const { rerender } = render(page(1));

    await userEvent.click(screen.getByRole('button', { name: /Edit/ }));
    rerender(page(2));
    await userEvent.click(screen.getByRole('button', { name: 'Save type' }));

    expect(put.mock.lastCall?.[1]).toMatchObject({ title: 'RSG', version: 2 });
});

it('asks before Escape loses a changed form', async () => {
    showPage({ url: '/users/certification-type/list' });
    render(<Types types={[]} roles={[]} abilities={[]} can_edit />);
    await userEvent.click(screen.getByRole('button', { name: 'New type' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'First aid');
    await userEvent.keyboard('{Escape}');

    expect(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible();
});
