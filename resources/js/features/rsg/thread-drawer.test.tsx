import { router } from '@inertiajs/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { testForm } from '@/features/rsg/test-form';
import { ThreadDrawer } from '@/features/rsg/thread-drawer';
import { clients, rsg } from '@/routes/generated';
import { showPage, testUser } from '@/testing/inertia';
import { testQueue } from '@/testing/queue';
import type { RsgClient, RsgThread } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);
const client = testForm().client as RsgClient;

function thread(overrides: Partial<RsgThread> = {}): RsgThread {
    const message = {
        id: 1,
        client,
        body: 'I need a break.',
        sender: { first_name: 'Emma', full_name: 'Emma Walsh' },
        is_from_client: true,
        sent_at_human_format: '20 Nov 2026, 14:00',
        is_resolved: false,
        channel: 'sms' as const,
        sent_at: '2026-11-20T03:00:00Z',
        severity: 'medium' as const,
        due_at: '2026-11-23T03:00:00Z',
        owner_name: null,
        resolved_at: null,
        resolver_name: null,
    };

    return {
        client,
        messages: [
            message,
            {
                ...message,
                id: 2,
                sender: { first_name: 'Sam', full_name: 'Sam Lee' },
                is_from_client: false,
                is_resolved: true,
                resolved_at: '2026-11-01T03:00:00Z',
            },
        ],
        open_count: 1,
        owner_id: null,
        owner_name: null,
        severity: 'medium',
        due_at: '2026-11-23T03:00:00Z',
        is_deleted: false,
        ...overrides,
    };
}

async function show(shown: RsgThread) {
    showPage({ user: testUser({ can: { viewClients: true } }) });
    render(<ThreadDrawer thread={shown} owners={[]} canWork queue={testQueue('client')} onClose={() => {}} />);
    await screen.findByRole('dialog');
}

it('shows who wrote each message and which are open', async () => {
    await show(thread());

    const [open, handled] = screen.getAllByRole('listitem');
    expect(open).toHaveTextContent(/Emma Walsh.*SMS.*Open.*I need a break\./);
    expect(handled).toHaveTextContent(/Sam Lee.*handled by the system/);
});

it('changes the severity of the open messages', async () => {
    await show(thread());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'High');

    expect(visit).toHaveBeenLastCalledWith(
        rsg.communicationsUpdate({ client: client.id }),
        expect.objectContaining({ data: { severity: 'high' } }),
    );
});

it('sends the owner on the page with a new owner', async () => {
    await show(thread({ owner_id: 8, owner_name: 'Sam Lee' }));
    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));

    expect(visit).toHaveBeenLastCalledWith(
        rsg.communicationsUpdate({ client: client.id }, { query: { seen_owner_id: 8 } }),
        expect.objectContaining({ data: { owner_id: '7' } }),
    );
});

it('leads to the messages of the client to reply', async () => {
    await show(thread());

    expect(screen.getByRole('link', { name: 'Reply' })).toHaveAttribute(
        'href',
        clients.messages({ client: client.id }).url,
    );
});

it('offers nothing to decide once all messages are handled', async () => {
    await show(thread({ open_count: 0 }));
    expect(screen.queryByRole('button', { name: /Mark as Handled/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
