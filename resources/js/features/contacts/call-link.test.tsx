import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { CallLink } from '@/features/contacts/call-link';
import { dial } from '@/lib/full-load';
import { requestJson } from '@/lib/http';
import { showPage, testUser } from '@/testing/inertia';

const EMMA = { type: 'client', id: 7, name: 'Emma Walsh' } as const;

beforeEach(() => {
    vi.mocked(dial).mockClear();
    vi.mocked(requestJson).mockReset();
    showPage({ user: testUser({ can: { viewSMSPanel: true } }) });
});

it('dials after the server allowed the call, and saves the outcome', async () => {
    vi.mocked(requestJson).mockResolvedValueOnce({ id: 12, number: '+61491570156' }).mockResolvedValueOnce(null);
    render(<CallLink number="0491 570 156" person={EMMA} />);

    await userEvent.click(screen.getByRole('button', { name: 'Call Emma Walsh on 0491 570 156' }));
    expect(await screen.findByRole('dialog', { name: 'Call to Emma Walsh' })).toBeVisible();
    expect(dial).toHaveBeenCalledWith('+61491570156');
    await userEvent.click(screen.getByRole('radio', { name: 'No answer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save outcome' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestJson).toHaveBeenLastCalledWith(
        { url: '/calls/12', method: 'put' },
        { data: { outcome: 'no_answer' } },
    );
});

it('shows why a person must not be called and does not dial', async () => {
    const refusal = Object.assign(new Error('422'), {
        response: {
            status: 422,
            data: JSON.stringify({ message: 'This client is barred and must not be contacted.' }),
        },
    });
    vi.mocked(requestJson).mockRejectedValue(refusal);
    render(<CallLink number="0491 570 156" person={EMMA} />);

    await userEvent.click(screen.getByRole('button', { name: /^Call Emma/ }));

    expect(await screen.findByText('This client is barred and must not be contacted.')).toBeVisible();
    expect(dial).not.toHaveBeenCalled();
});

it('lets a developer with executive access call', () => {
    showPage({
        user: testUser({ can: { viewSMSPanel: true }, is_developer_staff: true, is_executive_staff: true }),
    });
    render(<CallLink number="0491 570 156" person={EMMA} />);

    expect(screen.getByRole('button', { name: 'Call Emma Walsh on 0491 570 156' })).toBeVisible();
});

it.each([
    ['a masked number', '•••• ••• 156', testUser({ can: { viewSMSPanel: true } })],
    ['a viewer without the ability', '0491 570 156', testUser()],
    ['an executive', '0491 570 156', testUser({ can: { viewSMSPanel: true }, is_executive_staff: true })],
    ['an impersonation', '0491 570 156', testUser({ can: { viewSMSPanel: true, impersonating: true } })],
])('shows only the text for %s', (_, number, user) => {
    showPage({ user });
    render(<CallLink number={number} person={EMMA} />);

    expect(screen.getByText(number)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
});
