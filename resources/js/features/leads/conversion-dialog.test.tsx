import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';
import type { DuplicateClient } from '@/types/generated';
import { ConversionDialog } from './conversion-dialog';

const post = vi.spyOn(router, 'post').mockImplementation(() => undefined);
const ask = vi.mocked(requestJson);
const LIKELY: DuplicateClient = {
    id: 40,
    full_name: 'Harriet Okafor',
    pin: '40218',
    status: 'active',
    score: 97,
    reasons: ['Same mobile', 'Same name and date of birth'],
    is_likely: true,
    url: '/clients/40/edit',
};

beforeEach(() => {
    vi.clearAllMocks();
    showPage({});
});

function open(): void {
    render(<ConversionDialog lead={{ id: 7, full_name: 'Harriet Okafor' }} onClose={() => undefined} />);
}

const create = () => screen.findByRole('button', { name: 'Create client' });
const sent = () => post.mock.lastCall?.[1];

it('creates a client when nobody looks like the lead, once however often it is pressed', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [] });
    open();
    await userEvent.dblClick(await create());

    expect(post).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual({ link_client_id: null, override_reason: null });
});

it('demands a decision about a likely duplicate, with its reasons in sight', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [LIKELY] });
    open();
    await userEvent.click(await create());

    expect(screen.getByText('Same mobile')).toBeInTheDocument();
    expect(screen.getByText('Choose one of them, or a new client.')).toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('radio', { name: 'Link to Harriet Okafor, PIN 40218' }));
    await userEvent.click(screen.getByRole('button', { name: 'Link to this client' }));
    expect(sent()).toEqual({ link_client_id: 40, override_reason: null });
});

it('creates a new client in spite of it for a reason only', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [LIKELY] });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Create a new client' }));
    await userEvent.click(await create());
    expect(screen.getByText('Say in a few words why this is somebody else.')).toBeInTheDocument();

    await userEvent.type(screen.getByRole('textbox', { name: 'Why this is somebody else' }), 'Father and son');
    await userEvent.click(await create());
    expect(sent()).toEqual({ link_client_id: null, override_reason: 'Father and son' });
});

it('says what is missing, and why the server refused', async () => {
    ask.mockResolvedValueOnce({ missing: ['date of birth'], duplicates: [] });
    open();
    expect(await screen.findByText(/Fill in first: date of birth/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create client' })).not.toBeInTheDocument();
});

it('looks again after a refusal', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [] });
    open();
    await userEvent.click(await create());
    await act(async () => post.mock.lastCall?.[2]?.onError?.({ conversion: 'The BetStop register did not answer.' }));

    expect(screen.getByRole('alert')).toHaveTextContent('The BetStop register did not answer.');
    expect(ask).toHaveBeenCalledTimes(2);
});

it('tries again when the clients could not be looked through', async () => {
    ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ missing: [], duplicates: [] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await create()).toBeInTheDocument();
});
