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

it('creates one client when there are no duplicates, even when pressed twice', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [] });
    open();
    await userEvent.dblClick(await create());

    expect(post).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual({ link_client_id: null, override_reason: null });
});

it('requires a decision about a likely duplicate and shows the reasons', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [LIKELY] });
    open();
    await userEvent.click(await create());

    expect(screen.getByText('Same mobile')).toBeInTheDocument();
    expect(screen.getByText('Choose a client or create a new one.')).toBeInTheDocument();
    expect(post).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('radio', { name: 'Link to Harriet Okafor, PIN 40218' }));
    await userEvent.click(screen.getByRole('button', { name: 'Link to this client' }));
    expect(sent()).toEqual({ link_client_id: 40, override_reason: null });
});

it('requires a reason to create a new client despite a likely duplicate', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [LIKELY] });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Create a new client' }));
    await userEvent.click(await create());
    expect(screen.getByText('Enter why this is a different person, in at least 5 characters.')).toBeInTheDocument();

    await userEvent.type(screen.getByRole('textbox', { name: 'Why this is a different person' }), 'Father and son');
    await userEvent.click(await create());
    expect(sent()).toEqual({ link_client_id: null, override_reason: 'Father and son' });
});

it('chooses a client or a new client by their text, not only by the small radio button', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [LIKELY] });
    open();
    await userEvent.click(await screen.findByText('A different person: create a new client'));
    expect(screen.getByRole('radio', { name: 'Create a new client' })).toBeChecked();

    await userEvent.click(screen.getByText('PIN 40218'));
    expect(screen.getByRole('radio', { name: 'Link to Harriet Okafor, PIN 40218' })).toBeChecked();
});

it('shows which details are missing', async () => {
    ask.mockResolvedValueOnce({ missing: ['date of birth'], duplicates: [] });
    open();
    expect(
        await screen.findByText(/Complete these details before you convert the lead: date of birth/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create client' })).not.toBeInTheDocument();
});

it('checks for duplicates again after the server refused', async () => {
    ask.mockResolvedValue({ missing: [], duplicates: [] });
    open();
    await userEvent.click(await create());
    await act(async () => post.mock.lastCall?.[2]?.onError?.({ conversion: 'The BetStop register did not answer.' }));

    expect(screen.getByRole('alert')).toHaveTextContent('The BetStop register did not answer.');
    expect(ask).toHaveBeenCalledTimes(2);
});

it('retries when the check for duplicates failed', async () => {
    ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ missing: [], duplicates: [] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await create()).toBeInTheDocument();
});
