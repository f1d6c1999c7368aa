import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NewSecretCard } from '@/features/developer-tools/new-secret-card';

const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);

it('focuses and copies the secret, and hides it when closed', async () => {
    const user = userEvent.setup();
    render(<NewSecretCard what="token" secret={{ name: 'Bank feed', secret: '5|abc', slug: null }} />);

    expect(screen.getByText('5|abc')).toBeVisible();
    expect(screen.getByRole('region', { name: 'New token' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Copy token' }));
    expect(await navigator.clipboard.readText()).toBe('5|abc');

    await user.click(screen.getByRole('button', { name: 'I have saved the token' }));
    expect(reload).toHaveBeenCalledWith({ only: ['new_secret'] });
});
