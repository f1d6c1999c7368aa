import { router } from '@inertiajs/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SecretSection } from '@/features/services/secret-section';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { CredentialRow } from '@/types/generated';

const reload = vi.spyOn(router, 'reload').mockImplementation(() => undefined);
const credential = { id: 5, service: 'Betfair', owner_name: 'Ona Petrov', has_owner: true } as CredentialRow;

async function ask(verb: string): Promise<(secret: string) => Promise<void>> {
    let answer: (given: { secret: string }) => void = () => undefined;
    vi.mocked(requestJson).mockReturnValue(
        new Promise((resolve) => {
            answer = resolve;
        }),
    );
    await userEvent.click(screen.getByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Login is broken');
    await userEvent.type(dialog.getByLabelText(/Your password/), 'secret{Enter}');
    expect(requestJson).toHaveBeenCalledOnce();

    return (secret) => act(async () => answer({ secret }));
}

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

it('reveals the secret', async () => {
    render(<SecretSection credential={credential} />);
    const answer = await ask('Reveal secret');
    await answer('hunter2');

    expect(screen.getByText('hunter2')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledExactlyOnceWith({ only: ['opened', 'credentials'] });
});

it('does not reveal a secret that arrives after Cancel', async () => {
    render(<SecretSection credential={credential} />);
    const answer = await ask('Reveal secret');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await answer('hunter2');

    expect(screen.queryByText('hunter2')).not.toBeInTheDocument();
});

it('says that the secret was not copied when the browser has no clipboard', async () => {
    render(<SecretSection credential={credential} />);
    const answer = await ask('Copy secret');
    // As on a page without HTTPS.
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, platform: navigator.platform });
    await answer('hunter2');

    expect(await screen.findByText(/Your browser blocked the clipboard/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('names developers as the readers of the email when the owner can no longer open Services', async () => {
    render(<SecretSection credential={{ ...credential, has_owner: false }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reveal secret' }));

    expect(await screen.findByText('Your reason is logged, and developers get an email.')).toBeInTheDocument();
});
