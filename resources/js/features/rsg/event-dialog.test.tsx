import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { EventDialog } from '@/features/rsg/event-dialog';
import { requestJson } from '@/lib/http';
import { showPage } from '@/testing/inertia';

const EMMA = { hits: [{ id: 12, full_name: 'Emma Walsh', pin: '48213', company_name: 'Regal Bet' }] };

beforeEach(() => {
    showPage({});
    vi.mocked(requestJson).mockResolvedValue(EMMA);
});

it('asks for the client first when none is given', async () => {
    render(<EventDialog open onClose={() => {}} />);
    const client = await screen.findByRole('combobox', { name: /Client/ });
    expect(screen.queryByRole('button', { name: 'Open event' })).not.toBeInTheDocument();

    await userEvent.type(client, 'Emma');
    await userEvent.click(await screen.findByRole('option', { name: /Emma Walsh/ }));

    expect(await screen.findByRole('button', { name: 'Open event' })).toBeInTheDocument();
});

it('shows the form at once for a given client', async () => {
    render(<EventDialog client={{ id: 12 }} open onClose={() => {}} />);

    expect(await screen.findByLabelText(/Sign of harm/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/Client/)).not.toBeInTheDocument();
});

it('asks before the description of a sign of harm is lost', async () => {
    const onClose = vi.fn();
    render(<EventDialog client={{ id: 12 }} open onClose={onClose} />);
    await userEvent.type(await screen.findByLabelText(/Description/), 'Lost three wages');
    await userEvent.keyboard('{Escape}');

    expect(await screen.findByText('Close without saving?')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
});
