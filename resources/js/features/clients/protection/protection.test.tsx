import { router } from '@inertiajs/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ExclusionCard } from '@/features/clients/protection/exclusion-card';
import { GenwebStatus } from '@/features/clients/protection/genweb-status';
import { LimitsCard } from '@/features/clients/protection/limits-card';
import { RsgEventItem } from '@/features/clients/protection/rsg-event-item';
import { testClient } from '@/features/clients/test-client';
import { clients } from '@/routes/generated';
import { showPage } from '@/testing/inertia';
import type { RsgEventRow, RsgLimitRow } from '@/types/generated';

const visit = vi.spyOn(router, 'visit').mockImplementation(() => undefined);

const limit: RsgLimitRow = {
    id: 1,
    kind: 'deposit',
    period: 'week',
    amount_cents: 20_000,
    minutes: null,
    is_waiting: false,
    effective_at: '2026-01-01T00:00:00Z',
    has_ended: false,
    ended_at: null,
    reason: 'Asked by text',
    officer_name: 'Rosie Callaghan',
};

const event: RsgEventRow = {
    id: 9,
    kind_label: 'Chasing losses',
    severity: 'high',
    description: 'Doubled every stake.',
    status: 'open',
    next_status: 'reviewing',
    owner_name: 'Rosie Callaghan',
    due_at: '2026-01-02T00:00:00Z',
    is_overdue: true,
    created_at: '2026-01-01T00:00:00Z',
};

it('shows which limits are pending, ending or ended', () => {
    const limits = [
        { ...limit, id: 3, amount_cents: 50_000, is_waiting: true, effective_at: '2099-01-01T00:00:00Z' },
        { ...limit, id: 2, ended_at: '2099-01-01T00:00:00Z' },
        {
            ...limit,
            id: 1,
            kind: 'session' as const,
            amount_cents: null,
            minutes: 60,
            has_ended: true,
            ended_at: '2026-01-05T00:00:00Z',
        },
    ];
    render(<LimitsCard client={testClient()} limits={limits} canProtect={false} />);

    const [waiting, ending, ended] = screen.getAllByRole('listitem');
    expect(waiting).toHaveTextContent(/Deposit: \$500\.00 a week.*Starts/);
    expect(ending).toHaveTextContent(/Deposit: \$200\.00 a week.*Ends/);
    expect(ended).toHaveTextContent('Session time: 60 minutes a week');
    expect(ended).not.toHaveTextContent('Ends');
    expect(screen.queryByRole('button', { name: 'Set limit' })).not.toBeInTheDocument();
});

it('moves an event to the next status, and shows no button to viewers who may not', async () => {
    showPage({});
    const { rerender } = render(<RsgEventItem clientId={5} event={event} canWork />);
    expect(screen.getByText('Overdue')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Start review: Chasing losses' }));
    expect(visit).toHaveBeenCalledWith(
        clients.rsgEventsUpdate({ client: 5, rsgEvent: 9 }),
        expect.objectContaining({ data: { status: 'reviewing' } }),
    );

    rerender(<RsgEventItem clientId={5} event={event} canWork={false} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lets permitted viewers mark a BetStop registration as entered in Genweb', async () => {
    const registered = testClient({ betstop_state: 'registered', is_betstopped_in_genweb: false });
    const { container, rerender } = render(<GenwebStatus client={registered} canProtect />);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as entered in Genweb' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as entered' }));
    expect(visit).toHaveBeenLastCalledWith(clients.rsgGenweb({ client: registered.id }), expect.anything());

    act(() => visit.mock.lastCall?.[1]?.onError?.({ genweb: 'Not registered any more.' }));
    act(() => visit.mock.lastCall?.[1]?.onFinish?.({} as never));
    expect(screen.getByRole('alert')).toHaveTextContent('Not registered any more.');

    rerender(<GenwebStatus client={registered} canProtect={false} />);
    expect(screen.queryByRole('button', { name: 'Mark as entered in Genweb' })).not.toBeInTheDocument();
    rerender(<GenwebStatus client={{ ...registered, is_betstopped_in_genweb: true }} canProtect />);
    expect(screen.getByText('Entered in Genweb')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as entered in Genweb' })).not.toBeInTheDocument();
    rerender(<GenwebStatus client={testClient({ betstop_state: 'clear' })} canProtect />);
    expect(container).toBeEmptyDOMElement();
});

it('offers self-exclusion for a barred client', () => {
    render(<ExclusionCard client={testClient({ is_barred: true })} exclusions={[]} canProtect />);

    expect(screen.getByRole('button', { name: 'Self-exclude client' })).toBeInTheDocument();
});

it.each([
    ['Not excluded', testClient(), null],
    ['Excluded', testClient({ is_barred: true }), null],
    ['Excluded', testClient({ betstop_state: 'registered' }), null],
    ['Excluded', testClient(), 4],
])('says %s', (text, client, caseId) => {
    render(<ExclusionCard client={client} exclusions={[]} caseId={caseId} canProtect />);

    expect(screen.getByText(text)).toBeInTheDocument();
});

it('links to the exclusion case only for permitted viewers', () => {
    const { rerender } = render(<ExclusionCard client={testClient()} exclusions={[]} caseId={4} canProtect />);
    expect(screen.getByRole('link', { name: 'Exclusion case' })).toHaveAttribute('href', '/rsg/exclusions/4');

    rerender(<ExclusionCard client={testClient()} exclusions={[]} caseId={4} canProtect={false} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<ExclusionCard client={testClient()} exclusions={[]} caseId={null} canProtect />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
